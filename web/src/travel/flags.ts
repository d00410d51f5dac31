const FLAGS = import.meta.glob<string>(
  "/node_modules/flag-icons/flags/4x3/{al,ad,am,at,az,be,ba,bg,by,ch,cy,cz,de,dk,ee,es,fi,fr,gb,ge,gr,hr,hu,ie,is,it,xk,li,lt,lu,lv,mc,md,me,mk,mt,nl,no,pl,pt,ro,rs,ru,se,si,sk,sm,tr,ua,va}.svg",
  { eager: true, query: "?url", import: "default" },
);

const BY_CODE = new Map(
  Object.entries(FLAGS).map(([path, address]) => [path.slice(-6, -4).toUpperCase(), address] as const),
);

/** The address of a state's flag; each is fetched when a card shows it. */
export function flagOf(code: string): string | undefined {
  return BY_CODE.get(code);
}
