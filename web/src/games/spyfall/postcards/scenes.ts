/** The pictures of the places: those of the packs are drawn one by one, all others composed. */

import { composed, type Traits } from "./composed";
import { INDOORS } from "./indoors";
import { OUTDOORS } from "./outdoors";
import type { Scene } from "./shapes";
import { STRONGHOLDS } from "./strongholds";
import { WONDERS } from "./wonders";

/** Places of a borrowed world, which are shown as any such place. */
const BORROWED: Readonly<Record<string, Scene>> = {
  asylum: STRONGHOLDS.ASYLUM,
  undersea: WONDERS.UNDERSEA,
  cave: WONDERS.CAVE,
  prison: STRONGHOLDS.PRISON,
  "police-station": STRONGHOLDS.POLICE,
  newspaper: STRONGHOLDS.NEWSPAPER,
  hangar: WONDERS.HANGAR,
  "ice-palace": WONDERS.ICE_PALACE,
  "jungle-city": WONDERS.JUNGLE_CITY,
  university: STRONGHOLDS.UNIVERSITY,
  hall: STRONGHOLDS.HALL,
  "ice-bar": WONDERS.ICE_BAR,
  station: WONDERS.STATION,
  bottle: WONDERS.BOTTLE,
  tower: STRONGHOLDS.TOWER,
  "living-planet": WONDERS.LIVING_PLANET,
  laboratory: WONDERS.LABORATORY,
  island: WONDERS.ISLAND,
  "bay-tower": STRONGHOLDS.BAY_TOWER,
  arena: STRONGHOLDS.ARENA,
};

export const SCENES: ReadonlyMap<string, Scene> = new Map(Object.entries({ ...INDOORS, ...OUTDOORS, ...BORROWED }));

export const sceneOf = (id: string, traits: Traits = {}): Scene => SCENES.get(id) ?? composed(id, traits);
