import type { Model } from '../kit/types.ts';
import { cb125Hornet } from './cb125-hornet.ts';
import { cb200x } from './cb200x.ts';
import { cb300f } from './cb300f.ts';
import { cb350 } from './cb350.ts';
import { cbr150r } from './cbr-150r.ts';
import { cd110Deluxe } from './cd110-deluxe.ts';
import { hnessCb350 } from './hness-cb350.ts';
import { hornet20 } from './hornet-2-0.ts';
import { livo } from './livo.ts';
import { nx200 } from './nx200.ts';
import { shine100 } from './shine-100.ts';
import { shine100Dx } from './shine-100-dx.ts';
import { shine125 } from './shine-125.ts';
import { sp125 } from './sp125.ts';
import { sp160 } from './sp160.ts';
import { unicorn } from './unicorn.ts';
import { xBlade } from './x-blade.ts';

/** Motorcycles, one file per model beside this one, in the order of the catalogue. */
export const MOTORCYCLES: readonly Model[] = [
  shine100,
  shine100Dx,
  cd110Deluxe,
  livo,
  shine125,
  sp125,
  cb125Hornet,
  sp160,
  unicorn,
  xBlade,
  hornet20,
  nx200,
  cb200x,
  cbr150r,
  cb300f,
  cb350,
  hnessCb350,
];
