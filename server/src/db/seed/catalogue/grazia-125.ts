import type { VehicleSheet } from './vehicle-sheet.ts';

export const grazia125: VehicleSheet = {
  type: 'scooter',
  bikeName: 'Grazia 125',
  name: 'Grazia 125',
  details:
    "A 125 scooter with a handlebar display, split LED headlamp and 171 mm of clearance, sharper in style than the Activa 125. It suits riders who want 125 pull in a compact body and do not need the latest electronics. It is no longer in the maker's current range, so ask for stock and spare parts.",
  engine: '124 cc',
  power: '6.07 kW at 6,000 rpm',
  transmission: 'Automatic (V-matic)',
  price: 85964,
  variants: [
    { name: 'Standard', price: 85964 },
    { name: 'Deluxe', price: 93260 },
    { name: 'Sports edition', price: 94284 },
  ],
  colours: [
    'Matte Cyber Yellow',
    'Pearl Spartan Red',
    'Pearl Siren Blue',
    'Matte Axis Grey Metallic',
  ],
  specs: {
    bodyDimensions: {
      length: '1,829 mm',
      width: '707 mm',
      height: '1,167 mm',
      wheelbase: '1,260 mm',
      groundClearance: '171 mm',
      seatHeight: '766 mm',
      kerbWeight: '107 kg (Standard), 108 kg (Deluxe)',
      fuelCapacity: '5.3 L',
    },
    engineDetails: {
      engineType: 'Fan-cooled, four-stroke, single cylinder, SI engine',
      displacement: '124 cc',
      boreAndStroke: '50.0 x 63.12 mm',
      compressionRatio: '10.0:1',
      maximumPower: '6.07 kW at 6,000 rpm',
      maximumTorque: '10.3 Nm at 5,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self and kick',
    },
    transmissionDetails: {
      clutch: 'Automatic centrifugal, dry',
      gearbox: 'Continuously variable (V-matic)',
      gearPattern: 'Automatic',
      finalDrive: 'Gear, at the rear wheel',
      driveBelt: 'Rubber V-belt',
    },
    tyreDetails: {
      frontTyre: '90/90-12 54J, tubeless',
      rearTyre: '90/100-10 53J, tubeless',
      frontBrake: 'Drum, 130 mm; disc, 190 mm, on Deluxe',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Steel; alloy on Deluxe',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Single hydraulic shock absorber, three-step preload',
      body: 'Plastic panels',
      storage: '18 L under the seat, front glove box',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED, split',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Digital LCD with rev indicator',
      idleStop: 'Automatic, can be switched off',
    },
  },
  features: [
    {
      heading: 'Full digital display',
      description: 'Speed, rev bar, distance to empty and average consumption in one panel.',
    },
    {
      heading: 'Split LED headlamp',
      description: 'The lamp unit sits in the apron with position lamps to both sides.',
    },
    {
      heading: 'Idle stop and passing switch',
      description: 'One finger flashes the beam; the idle stop saves fuel at long red lights.',
    },
    {
      heading: 'Lockable front box',
      description: 'A box in the apron with lock holds papers and gloves.',
    },
    {
      heading: '171 mm clearance',
      description: 'The same as the Dio 125 and nine millimetres over the Activa 125.',
    },
  ],
  accessories: [
    {
      heading: 'Chrome apron guard',
      description: 'Guard for the apron corners.',
      partNo: '08P70-K3D-D00',
      price: 1690,
    },
    {
      heading: 'Floor mat, patterned',
      description: 'Mat with diamond pattern.',
      partNo: '08P87-K3D-D00',
      price: 380,
    },
    {
      heading: 'Seat cover, striped',
      description: 'Cover with racing stripe.',
      partNo: '08P40-K3D-D10',
      price: 520,
    },
    {
      heading: 'Rear guard',
      description: 'Guard around the tail.',
      partNo: '08P76-K3D-D00',
      price: 890,
    },
    {
      heading: 'Mirror cover set',
      description: 'Painted covers for both mirrors.',
      partNo: '08F60-K3D-D00',
      price: 460,
    },
  ],
};
