// Written by `python -m tools.wire` from the Python of the server. Do not edit.

import type { Atlas } from "./types";

/** One map: the file that is loaded, shown, checked and played on. */
export interface Pack {
  readonly name: string;
  readonly title: Text;
  readonly width: number;
  readonly height: number;
  readonly states: readonly State[];
  readonly title_at: readonly [number, number];
  readonly crossings: readonly Crossing[];
  readonly gates: readonly Gate[];
  readonly lenses: readonly Lens[];
  readonly backdrop: string;
  readonly water: string;
  readonly graticule: string;
  readonly frames: string;
  readonly peculiarities: readonly ToldPeculiarity[];
  readonly disputed: readonly Disputed[];
  readonly source: string;
}

/** A few words in the languages of the game, or in some of them. */
export interface Text {
  readonly en: string;
  readonly cs: string;
  readonly it: string;
  readonly de: string;
}

/** A state: what the rules know of it and what a child would like to know. */
export interface State {
  readonly code: string;
  readonly name: Text;
  readonly capital: Text;
  readonly area: number;
  readonly facts: readonly Text[];
  readonly tint: number;
  readonly places: readonly Place[];
}

/** A state, or one part of it, as it lies on the map. */
export interface Place {
  readonly part: string;
  readonly name: Text;
  readonly land: readonly string[];
  readonly sea: readonly string[];
  readonly outline: string;
  readonly label: readonly [number, number] | null;
  readonly room: number;
  readonly tap: readonly [number, number] | null;
}

/** How a link that no border shows is drawn, a sea link, a bridge or a corner: as an open line. */
export interface Crossing {
  readonly a: string;
  readonly b: string;
  readonly line: string;
}

/** Where a route leads from place `a` to place `b`: through these points, or backwards through them. */
export interface Gate {
  readonly a: string;
  readonly b: string;
  readonly through: readonly (readonly [number, number])[];
}

/** A magnifying glass on a tiny state, showing it among its neighbours. */
export interface Lens {
  readonly place: string;
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly spot: readonly [number, number];
  readonly shapes: readonly LensShape[];
}

/** Land inside a lens, and the state of the map that it belongs to. */
export interface LensShape {
  readonly state: string;
  readonly outline: string;
  readonly label: readonly [number, number] | null;
}

/** A peculiarity of the map in words. */
export interface ToldPeculiarity {
  readonly kind: "apart" | "corner" | "enclave" | "sea" | "split" | "surcharge" | "touch";
  readonly places: readonly string[];
  readonly text: Text;
}

/** A territory that several claim, and how it is counted on this map; shown to all who may play on it. */
export interface Disputed {
  readonly places: readonly string[];
  readonly text: Text;
}

/** What there is to say about a file that somebody takes for a map. */
export interface LookedAt {
  readonly faults: readonly MapFault[];
  readonly doubts: readonly MapFault[];
  readonly pack: Pack | null;
  readonly sketch: Sketch | null;
  readonly atlas: Atlas | null;
  readonly digest: string;
}

/** Something that keeps a map from being played on. */
export interface MapFault {
  readonly text: string;
  readonly places: readonly string[];
}

/** A rough drawing of geographic data of which no map can be made: paths of SVG on a sheet. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly wrong: string;
}

/** A map that is kept for everybody at a table. */
export interface KeptMap {
  readonly digest: string;
  readonly atlas: Atlas;
}
