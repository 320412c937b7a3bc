import { line, path } from '../kit/notation.ts';
import { electric, electricGaps, electricSkirt } from '../scooter/bodies/electric.ts';
import { across, scooter, tyre } from '../scooter/index.ts';

export const activaE = scooter({
  id: 'activa-e',
  name: 'Activa e:',
  class: 'electric scooter',
  dimensions: {
    wheelbase: 1310,
    length: 1854,
    width: 700,
    height: 1125,
    seatHeight: 765,
    groundClearance: 171,
  },
  plate: 'DEMO EV',
  colours: [
    { name: 'Pearl Shallow Blue', body: '#9fb8c8', metal: 0.3, accent: '#23262b', text: '#26303a' },
    { name: 'Pearl Misty White', body: '#e9e9e6', metal: 0.05, accent: '#23262b', text: '#2f3338' },
    { name: 'Pearl Serenity Blue', body: '#1f4c79', metal: 0.45, accent: '#1d2025' },
    {
      name: 'Matte Foggy Silver Metallic',
      body: '#a9adb0',
      matte: true,
      accent: '#25282c',
      text: '#26282c',
    },
    { name: 'Pearl Igneous Black', body: '#1b1d21', metal: 0.45, accent: '#33363b' },
  ],
  tyres: { front: tyre(90, 90, 12), rear: tyre(110, 80, 12) },
  wheels: { spokes: 'wide5', rim: 'alloyBlack', lip: 'alloy' },
  disc: 190,
  spring: 'spring',
  ...electric,
  body: {
    ...electric.body,
    decal: [{ text: 'ACTIVA e:', at: [250, 640], size: 40, fill: 'text', turn: -2, spacing: 2 }],
  },
  lamps: [
    {
      on: 'cowl',
      facing: 'front',
      kind: 'position',
      form: across(path('0.5,1012! 110,1008 150,994! 146,968! 110,978 0.5,982!')),
      guides: [line('-136,984 -100,992 0,996 100,992 136,984')],
    },
    {
      on: 'apron',
      facing: 'front',
      kind: 'head',
      form: across(path('0.5,812! 84,808 100,794! 90,744! 0.5,738!')),
      bowls: [[46, 775, 23]],
    },
    {
      on: 'apron',
      facing: 'front',
      kind: 'turn',
      form: path('116,804! 172,792 164,758! 112,748!'),
      bowls: [[140, 776, 14]],
    },
    {
      on: 'body',
      facing: 'rear',
      kind: 'tail',
      form: across(path('0.5,718! 70,716 96,712! 96,674! 0.5,670!')),
      guides: [line('-88,694 -60,696 0,696 60,696 88,694')],
    },
  ],
  inlays: [
    {
      on: 'cowl',
      facing: 'front',
      form: across(path('0.5,1036! 120,1030 172,1002! 166,946! 120,956 0.5,960!')),
      material: 'plasticGloss',
      out: 2,
    },
    {
      on: 'apron',
      facing: 'front',
      form: across(path('0.5,836! 110,832 192,808! 178,736! 110,714 0.5,708!')),
      material: 'plasticGloss',
      out: 1.6,
    },
    electricSkirt,
    {
      on: 'body',
      facing: 'rear',
      form: path('102,708! 122,704 122,682! 102,678!'),
      material: 'amber',
    },
  ],
  trims: [
    ...electricGaps,
    {
      on: 'body',
      facing: 'side',
      line: line('526,548 400,556 200,582 0,616 -200,646 -318,662'),
      material: 'alloy',
      width: 12,
      height: 1.4,
    },
  ],
  floorSide: 'plastic',
  rail: 'alloy',
  railFinish: 'alloyBlack',
  drive: 'side motor',
  mirrors: 'oval',
});
