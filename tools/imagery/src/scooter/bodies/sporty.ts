import { line, path, row } from '../../kit/notation.ts';
import { across, type Body } from '../shapes.ts';
import type { Inlay, Lamp } from '../sheet.ts';

/** The sharp scooter: kicked-up tail, flat flanks with hard swage lines. */
export const sport: Body = {
  apron: {
    side: path(`
      1000,892! 1070,878 1124,832 1172,742! 1176,700 1150,580 1096,452 1020,356 944,290! 914,304!
      990,420 1036,540 1048,650 1032,790
    `),
    front: row('290:170 380:196 520:206 620:208 700:216 780:206 850:176 900:140'),
    round: 16,
    sweep: 0.0025,
    crease: { at: [1100, 640], slope: 0.9, height: -14 },
  },
  cowl: {
    side: path('921,946 935,1000 990,1042! 1048,1036! 1104,990! 1118,946 1066,898 990,886'),
    front: row('880:90 920:140 958:184 1000:168 1044:84'),
    round: 18,
    sweep: 0.0019,
  },
  body: {
    side: path(`
      586,692! 380,692 160,722 -110,782 -280,832 -336,834! -322,792 -240,716 -130,632 0,556
      150,468 300,382 430,320 522,300! 548,388 562,500 576,604
    `),
    top: row('-336:46 -262:96 -140:142 40:172 240:178 420:154 586:110'),
    front: row('300:0.85 420:0.96 540:1.03 640:1 740:0.87 840:0.74'),
    round: 24,
    crease: { at: [500, 500], slope: -0.36, height: 18 },
  },
  seat: {
    side: path(`
      606,740 582,774 470,776 320,764 220,766 120,794! 60,806 -90,836 -210,856 -246,842! -226,822
      -80,788 160,726 380,694 560,690 602,712
    `),
    top: row('-246:64 -160:112 60:138 300:148 460:130 560:98 606:72'),
  },
  mudguard: { from: 30, to: 164, drop: 62, width: 150, squareness: 2.8, nose: 0.3 },
};

/** A lamp group of the sport scooters: slim red wedges in the kicked-up tail. */
export const sportTail: readonly Lamp[] = [
  {
    on: 'body',
    facing: 'rear',
    kind: 'tail',
    form: across(path('0.5,826! 44,822 72,800! 54,764 24,752! 0.5,752!')),
    guides: [line('0,764 26,768 54,800'), line('0,780 22,784 44,808')],
  },
];
export const sportRearTurns: Inlay = {
  on: 'body',
  facing: 'rear',
  form: path('80,790! 106,776 104,752 70,752!'),
  material: 'amber',
};
