/** Shells that a family of models shares; a sheet takes one and changes what is its own. */
import { line, path, row } from '../kit/notation.ts';
import type { Inlay, Lamp, ScooterSheet, Shell, Trim } from './sheet.ts';

type Body = Pick<ScooterSheet, 'apron' | 'cowl' | 'body' | 'seat' | 'mudguard'>;

/** The round family scooter. */
export const family: Body = {
  apron: {
    side: path(`
      994,886! 1052,878 1104,838 1142,764 1156,680 1146,580 1100,462 1020,360 942,290! 914,302!
      984,412 1028,530 1042,650 1026,790
    `),
    front: row('288:176 380:198 520:212 660:216 780:204 850:180 900:146'),
    round: 30,
    sweep: 0.002,
    crease: { at: [1100, 640], slope: 1.1, height: -7 },
    decal: [{ gap: line('900,402 960,398 1010,396 1080,402') }],
  },
  cowl: {
    side: path('904,946 920,1006 978,1052 1052,1056 1110,1010 1130,944 1088,890 990,882'),
    front: row('878:100 920:156 960:192 1004:182 1056:92'),
    round: 34,
    sweep: 0.0016,
  },
  body: {
    side: path(`
      584,690! 300,702 20,728 -200,762 -296,774 -336,744 -332,690 -292,614 -190,530 0,448 180,388
      330,338 440,312 522,300! 544,372 560,480 574,600
    `),
    top: row('-336:66 -270:112 -150:154 40:182 240:186 420:160 584:114'),
    front: row('300:0.86 420:0.98 520:1.03 620:1.01 720:0.9 800:0.78'),
    round: 44,
    crease: { at: [500, 470], slope: -0.24, height: 12 },
    decal: [
      { gap: line('560,640 420,648 200,668 0,694 -200,728 -250,738') },
      { gap: line('546,392 480,420 430,500 420,640') },
    ],
  },
  seat: {
    side: path(`
      604,738 578,770 450,773 250,764 130,770 40,788 -100,804 -230,810 -270,794! -250,770 -60,744
      160,716 360,702 560,694 600,712
    `),
    top: row('-270:84 -170:122 60:142 300:150 460:132 560:100 604:74'),
  },
  mudguard: { from: 22, to: 168, drop: 74, width: 160, squareness: 3.6 },
};

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

/** Mirrors a form that crosses the middle: the right half is given from top to bottom. */
export const across = (half: Shell['side']): Shell['side'] => [
  ...half,
  ...[...half].reverse().map(([z, y, c]) => [-z, y, c] as const),
];

/** Headlamp in the handlebar cowl with two bowls and a brow. */
export const cowlLamp = (o: { wide?: number; drl?: boolean; frame?: Lamp['frame'] } = {}): Lamp => {
  const k = (o.wide ?? 104) / 104;
  return {
    on: 'cowl',
    facing: 'front',
    kind: 'head',
    form: across(
      path('0,1016 52,1012 104,994 112,974! 92,938 60,918 0,910').map(
        ([z, y, c]) => [Math.max(0.5, z * k), y, c] as const,
      ),
    ),
    bowls: [[38 * k, 958, 30]],
    guides: o.drl === false ? [] : [line(`-${84 * k},990 -${40 * k},1002 0,1004 ${40 * k},1002 ${84 * k},990`)], // prettier-ignore
    frame: o.frame,
  };
};

/** Slats laid one over the other between two heights, narrower towards the bottom. */
export const slats = (
  on: Inlay['on'],
  ys: readonly number[],
  half: (y: number) => number,
  material: Trim['material'],
  width = 8,
): Trim[] =>
  ys.map((y) => ({
    on,
    facing: 'front' as const,
    line: [
      [-half(y), y + 6],
      [-half(y) * 0.5, y + 1],
      [0, y],
      [half(y) * 0.5, y + 1],
      [half(y), y + 6],
    ],
    material,
    width,
    height: 4,
  }));

/** Indicators in the upper corners of the apron. */
export const cornerTurns = (form: string, frame?: Lamp['frame']): Lamp => {
  const f = path(form);
  const mid = (k: 0 | 1) => f.reduce((n, p) => n + p[k], 0) / f.length;
  return {
    on: 'apron',
    facing: 'front',
    kind: 'turn',
    form: f,
    bowls: [[mid(0), mid(1), 16]],
    frame,
  };
};

/** The wide tail lamp of the family scooters with indicators beside it. */
export const familyTail: readonly Lamp[] = [
  {
    on: 'body',
    facing: 'rear',
    kind: 'tail',
    form: across(path('0.5,756! 60,754 98,736! 94,698 60,688 0.5,688!')),
    guides: [line('-78,726 -30,734 30,734 78,726'), line('-74,708 -30,712 30,712 74,708')],
  },
];
export const rearTurns: Inlay = {
  on: 'body',
  facing: 'rear',
  form: path('104,740! 128,730 132,706 102,698!'),
  material: 'amber',
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

/** The lower flank in another finish, from the floor to the tail. */
export const skirt = (material: Inlay['material'], rise = 0): Inlay => ({
  on: 'body',
  facing: 'side',
  form: path(
    `610,${400 + rise}! 430,${436 + rise} 200,${516 + rise} -40,${612 + rise} -210,${690 + rise}! ` +
      '-330,600! -60,400! 300,260! 610,260!',
  ),
  material,
  out: 2.5,
});
