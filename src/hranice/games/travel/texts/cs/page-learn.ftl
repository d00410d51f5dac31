# Učení Bez hranic hraním: co říká trenér, krok za krokem.

learn-travel-map-title = Prohlédni si mapu
learn-travel-map = Za chvilku zmizí! Každá hranice stojí { $crossing } € a čárkované linky po moři jsou hranice taky. Až si ji prohlédneš, ťukni na „{ study-ready }“.
learn-travel-deal-title = Vykládá se sedm států
learn-travel-deal = Jeden po druhém. Ruce pryč, dokud uprostřed neleží start: pak ťukají všichni naráz.
learn-travel-pick-title = Start: { $start }. Kam to bude?
learn-travel-pick = { $crossing } € za každou hranici cestou, ale { $adjacent } € navíc za souseda startu. Takže blízko, ale ne hned vedle. Nebo { $forty } € za to, že zůstaneš. Ťukni; vzít zpět to nejde.
learn-travel-stacks-title = Tvůj žeton leží
learn-travel-stacks = Kdo přijde později, leží nahoře a platí { $under } € za každý žeton pod sebou. Rychlost se vyplácí.
learn-travel-bill-title = Účet
learn-travel-bill = { $well ->
    [yes] Mapa se otevírá: tvoje cesta, hranici po hranici. Platíš { $money } € a nic v nabídce nebylo levnější. Výborně!
   *[no] Mapa se otevírá: tvoje cesta, hranici po hranici. Platíš { $money } €; nejlepší volba by stála { $best } €. „{ bill-why }“ řekne víc.
}
learn-travel-end-title = A takhle sedmkrát
learn-travel-end = Od 3. kola vybíráš dva státy, od 5. přibude cíl a v 7. kole cesta platí tobě. Vyhrává nejplnější peněženka. Jdeme na to?
