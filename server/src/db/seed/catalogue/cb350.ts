import type { VehicleSheet } from './vehicle-sheet.ts';

export const cb350: VehicleSheet = {
  type: 'motorcycle',
  id: 'cb350',
  bikeName: 'CB350',
  name: 'CB350',
  details:
    "A heavy, slow-turning classic: 29.4 Nm at 3,000 rpm, long mudguards and a broad seat for two. It suits relaxed riders who take the whole day to Lava or Jaldapara; at 187 kg, try pushing it uphill before you decide. The H'ness CB350 has the same engine, is 6 kg lighter and has shorter mudguards.",
  engine: '348.36 cc',
  power: '15.5 kW at 5,500 rpm',
  transmission: '5-speed manual',
  price: 201285,
  variants: [
    { name: 'DLX', price: 201285 },
    { name: 'DLX Pro', price: 204480 },
  ],
  colours: [
    'Precious Red Metallic',
    'Pearl Igneous Black',
    'Matte Marshal Green Metallic',
    'Matte Dune Brown',
    'Matte Crust Metallic',
  ],
  specs: {
    bodyDimensions: {
      length: '2,207 mm',
      width: '790 mm',
      height: '1,107 mm',
      wheelbase: '1,441 mm',
      groundClearance: '165 mm',
      seatHeight: '800 mm',
      kerbWeight: '187 kg',
      fuelCapacity: '15.2 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, OHC, long stroke',
      displacement: '348.36 cc',
      boreAndStroke: '70.0 x 90.5 mm',
      compressionRatio: '9.5:1',
      maximumPower: '15.5 kW at 5,500 rpm',
      maximumTorque: '29.4 Nm at 3,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet, assist and slipper',
      gearbox: '5-speed, constant mesh',
      gearPattern: '1 down, 4 up',
      finalDrive: 'Sealed chain',
      tractionControl: 'Selectable torque control',
    },
    tyreDetails: {
      frontTyre: '100/90-19 M/C 57H',
      rearTyre: '130/70-18 M/C 63H',
      frontBrake: 'Disc, 310 mm',
      rearBrake: 'Disc, 240 mm',
      brakingSystem: 'Dual-channel ABS',
    },
    frame: {
      frameType: 'Half-duplex cradle, steel',
      frontSuspension: 'Telescopic fork with metal covers',
      rearSuspension: 'Twin hydraulic shock absorbers, nitrogen-charged',
      fuelTank: 'Steel, 15.2 L',
      seat: 'Stepped, wide pillion pad',
      mudguards: 'Steel, long, front and rear',
    },
    Electrical: {
      battery: '12 V, 6 Ah, maintenance-free',
      headlamp: 'LED, round',
      tailLamp: 'LED, round',
      turnSignals: 'LED, round',
      instruments: 'Analogue speedometer with digital inset',
      hazardSwitch: 'Yes',
      phoneLink: 'Voice control over Bluetooth, on DLX Pro',
    },
  },
  features: [
    {
      heading: 'Long-stroke engine',
      shot: 'engine',
      description:
        'The 90.5 mm stroke gives its torque at 3,000 rpm, so it pulls up a slope at low revs without much shifting.',
    },
    {
      heading: 'Metal mudguards and covered fork',
      shot: 'wheel',
      description:
        'Long steel guards keep mud off boots and pillion; the fork tubes are covered as well.',
    },
    {
      heading: '310 mm front disc',
      shot: 'wheel',
      description:
        '34 mm larger than on the CB300F, with dual-channel ABS to stop a bike of 187 kg.',
    },
    {
      heading: 'Selectable torque control',
      shot: 'dash',
      description:
        'It compares wheel speeds and eases the engine when the rear wheel slips; a switch turns it off.',
    },
    {
      heading: 'Voice control on DLX Pro',
      shot: 'dash',
      description:
        'Calls, music and directions by voice through a helmet headset, without touching the phone.',
    },
    {
      heading: 'Emergency stop signal',
      shot: 'rear',
      description:
        'All indicators blink quickly when you brake hard from speed, to warn the car behind.',
    },
  ],
  accessories: [
    {
      heading: 'Pillion back rest',
      picture: 'back-rest',
      description: 'Padded rest in chrome tube.',
      partNo: '08P45-K5C-D00',
      price: 2680,
    },
    {
      heading: 'Saddle bags, canvas',
      picture: 'saddle-bags',
      description: 'Pair of waxed canvas bags, 15 L each.',
      partNo: '08L73-K5C-D00',
      price: 5400,
    },
    {
      heading: 'Engine guard, chrome',
      picture: 'engine-guard-chrome',
      description: 'Rounded guard in chrome.',
      partNo: '08P70-K5C-D00',
      price: 2990,
    },
    {
      heading: 'Rear carrier',
      picture: 'rear-carrier',
      description: 'Chromed carrier behind the seat.',
      partNo: '08L70-K5C-D00',
      price: 2350,
    },
    {
      heading: 'Windscreen, clear',
      picture: 'windscreen',
      description: 'Upright screen with round edges.',
      partNo: '08R70-K5C-D00',
      price: 3480,
    },
    {
      heading: 'Headlamp grille',
      picture: 'headlamp-grille',
      description: 'Steel grille for the round headlamp.',
      partNo: '08P61-K5C-D00',
      price: 980,
    },
  ],
};
