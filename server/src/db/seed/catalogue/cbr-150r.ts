import type { VehicleSheet } from './vehicle-sheet.ts';

export const cbr150r: VehicleSheet = {
  type: 'motorcycle',
  bikeName: 'CBR 150R',
  name: 'CBR 150R',
  details:
    'A fully faired 150 with a liquid-cooled engine that makes its power high in the range, and six gears to keep it there. It suits sporty solo riders on smooth roads; wrists and pillion pay for it in town. Stock is limited, so ask for the year of manufacture and parts supply first.',
  engine: '149.16 cc',
  power: '12.6 kW at 9,000 rpm',
  transmission: '6-speed manual',
  price: 168420,
  variants: [
    { name: 'Standard', price: 168420 },
    { name: 'Deluxe', price: 173640 },
    { name: 'ABS', price: 181950 },
  ],
  colours: ['Sports Red', 'Pearl Sports Yellow', 'Candy Blue', 'Astral Black'],
  specs: {
    bodyDimensions: {
      length: '1,983 mm',
      width: '694 mm',
      height: '1,077 mm',
      wheelbase: '1,311 mm',
      groundClearance: '160 mm',
      seatHeight: '782 mm',
      kerbWeight: '136 kg',
      fuelCapacity: '12 L',
    },
    engineDetails: {
      engineType: 'Liquid-cooled, four-stroke, single cylinder, DOHC, 4 valves',
      displacement: '149.16 cc',
      boreAndStroke: '57.3 x 57.8 mm',
      compressionRatio: '11.3:1',
      maximumPower: '12.6 kW at 9,000 rpm',
      maximumTorque: '14.4 Nm at 7,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self',
      cooling: 'Radiator with electric fan',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet',
      gearbox: '6-speed, constant mesh',
      gearPattern: '1 down, 5 up',
      finalDrive: 'Sealed chain',
      primaryDrive: 'Spur gear',
    },
    tyreDetails: {
      frontTyre: '100/80-17 M/C 52P, tubeless',
      rearTyre: '130/70-17 M/C 62P, tubeless',
      frontBrake: 'Disc, 276 mm, two-piston caliper',
      rearBrake: 'Disc, 220 mm, single-piston caliper',
      brakingSystem: 'Separate front and rear; ABS on the ABS variant',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Twin-tube steel',
      frontSuspension: 'Telescopic fork, 37 mm',
      rearSuspension: 'Monoshock with linkage',
      fuelTank: 'Steel, 12 L',
      seat: 'Split, two pieces',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED, two units',
      tailLamp: 'LED',
      turnSignals: 'LED',
      instruments: 'Digital LCD with rev counter',
      ignition: 'Fully transistorised',
    },
  },
  features: [
    {
      heading: 'DOHC engine with four valves',
      description: 'It pulls cleanly from the middle of the range and is strongest near 9,000 rpm.',
    },
    {
      heading: 'Six-speed gearbox',
      description: 'Short steps between the gears keep the engine in its strong range on a climb.',
    },
    {
      heading: 'Liquid cooling',
      description:
        'Radiator and fan hold the temperature steady in slow traffic and on long ascents.',
    },
    {
      heading: 'Full fairing',
      description: 'Shields the chest at speed; crouched behind the screen the wind noise drops.',
    },
    {
      heading: 'Linkage rear suspension',
      description: 'The monoshock works through a link that gets firmer as it travels.',
    },
  ],
  accessories: [
    {
      heading: 'Double-bubble screen',
      description: 'Taller tinted screen for a crouched rider.',
      partNo: '08R70-K45-D00',
      price: 1450,
    },
    {
      heading: 'Seat cowl',
      description: 'Body-coloured cover in place of the pillion pad.',
      partNo: '08F72-K45-D00',
      price: 2190,
    },
    {
      heading: 'Frame sliders',
      description: 'Sliders that mount without cutting the fairing.',
      partNo: '08P71-K45-D00',
      price: 2350,
    },
    {
      heading: 'Radiator guard',
      description: 'Aluminium mesh against stones.',
      partNo: '08P58-K45-D00',
      price: 1280,
    },
    {
      heading: 'Tank pad',
      description: 'Carbon-look pad.',
      partNo: '08P31-K45-D00',
      price: 490,
    },
  ],
};
