# Su carta, qualunque sia il gioco: la prova di stampa, che cosa c’è su quale pagina e come stamparlo.

print-kit = Da stampare, ritagliare e giocare
print-page = Pagina
print-test = Prova di stampa
print-test-text =
    Stampa prima solo questa pagina, al 100 % («dimensioni effettive»): niente va adattato alla pagina.
    Poi prendi un righello:
print-line = Questa linea è lunga 10 cm. Se sul tuo foglio non lo è, cambia la scala prima di stampare il resto.
print-grey = Sei simboli, tutti diversi: chi li distingue qui non ha bisogno dei colori. Basta il bianco e nero.
print-duplex = I fogli da ritagliare hanno anche un retro. Stampali fronte e retro, girando sul lato lungo. Con la pagina 2 sul retro di questa, guarda il foglio in controluce: gli anelli negli angoli devono combaciare.
print-contents = Che cosa c’è su quale pagina
print-part = Che cosa
print-pages = Pagine
print-how = Come stamparlo
print-one-sided = come vuoi
print-both-sides = fronte e retro, meglio su carta spessa
print-own-page = solo fronte
print-large = solo fronte, in copisteria
print-unofficial = Non ufficiale: né gli autori né gli editori c’entrano. Disegni e parole sono nostri. Per favore, compra l’originale.
print-fonts = Caratteri: Fraunces e Atkinson Hyperlegible Next (SIL Open Font License).
print-written = { $file } è scritto: { $size } MB.
