import type { VehicleSheet } from './vehicle-sheet.ts';
import { activa110 } from './activa-110.ts';
import { activa125 } from './activa-125.ts';
import { activa6g } from './activa-6g.ts';
import { activaE } from './activa-e.ts';
import { aviator } from './aviator.ts';
import { cb125Hornet } from './cb125-hornet.ts';
import { cb200x } from './cb200x.ts';
import { cb300f } from './cb300f.ts';
import { cb350 } from './cb350.ts';
import { cbr150r } from './cbr-150r.ts';
import { cd110Deluxe } from './cd110-deluxe.ts';
import { dio110 } from './dio-110.ts';
import { dio125 } from './dio-125.ts';
import { grazia125 } from './grazia-125.ts';
import { hnessCb350 } from './hness-cb350.ts';
import { hornet20 } from './hornet-2-0.ts';
import { livo } from './livo.ts';
import { nx200 } from './nx200.ts';
import { qc1 } from './qc1.ts';
import { shine100 } from './shine-100.ts';
import { shine100Dx } from './shine-100-dx.ts';
import { shine125 } from './shine-125.ts';
import { sp125 } from './sp125.ts';
import { sp160 } from './sp160.ts';
import { unicorn } from './unicorn.ts';
import { xBlade } from './x-blade.ts';

/** The demo catalogue's 26 models, in the order of the lists. */
export const catalogue: readonly VehicleSheet[] = [
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
  activa6g,
  activa110,
  activa125,
  dio110,
  dio125,
  grazia125,
  aviator,
  activaE,
  qc1,
];
