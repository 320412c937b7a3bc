import type { VehicleSheet } from './vehicle-sheet.ts';

export const activa125: VehicleSheet = {
  type: 'scooter',
  id: 'activa-125',
  bikeName: 'Activa 125',
  name: 'Activa 125',
  details:
    'The Activa for two adults and slopes: 10.5 Nm at 5,500 rpm, alloy wheels and a metal body. It suits families in Kurseong or Matigara who found the 110 slow with a pillion, and adds 4 to 5 kg for it. All variants have the TFT display; the smart key comes with H-Smart.',
  engine: '123.92 cc',
  power: '6.20 kW at 6,500 rpm',
  transmission: 'Automatic (V-matic)',
  price: 90116,
  variants: [
    { name: 'Deluxe', price: 90116 },
    { name: 'H-Smart', price: 93824 },
  ],
  colours: [
    'Pearl Siren Blue',
    'Pearl Precious White',
    'Rebel Red Metallic',
    'Matte Axis Grey Metallic',
    'Pearl Igneous Black',
    'Pearl Deep Ground Grey',
  ],
  specs: {
    bodyDimensions: {
      length: '1,850 mm',
      width: '707 mm',
      height: '1,170 mm',
      wheelbase: '1,260 mm',
      groundClearance: '162 mm',
      seatHeight: '765 mm',
      seatLength: '712 mm',
      kerbWeight: '110 kg',
      fuelCapacity: '5.3 L',
    },
    engineDetails: {
      engineType: 'Fan-cooled, four-stroke, single cylinder, SI engine',
      displacement: '123.92 cc',
      boreAndStroke: '50.0 x 63.12 mm',
      compressionRatio: '10.0:1',
      maximumPower: '6.20 kW at 6,500 rpm',
      maximumTorque: '10.5 Nm at 5,500 rpm',
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
      frontBrake: 'Disc, 190 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 12 inch front, 10 inch rear',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Single hydraulic shock absorber, three-step preload',
      body: 'Steel side panels',
      storage: '18 L under the seat, open glove box',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED with position lamp',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: '4.2 inch TFT with Bluetooth',
      chargingPort: 'USB Type-C',
      idleStop: 'Automatic, can be switched off',
    },
  },
  features: [
    {
      heading: 'More pull at low revs',
      shot: 'engine',
      description:
        '10.5 Nm against about 9 Nm in the 110, felt when starting uphill with a pillion.',
    },
    {
      heading: 'Front disc',
      shot: 'wheel',
      description:
        'A 190 mm disc, joined with the rear drum by the combined brake, for wet descents.',
    },
    {
      heading: 'Open glove box',
      shot: 'dash',
      description: 'A pocket behind the apron for a bottle or phone, beside the charging socket.',
    },
    {
      heading: 'TFT with phone functions',
      shot: 'dash',
      description:
        'Calls and directions show in the display; a small joystick on the left grip selects.',
    },
    {
      heading: 'Eighteen litres under the seat',
      shot: 'seat',
      description:
        "Room for a half-face helmet or a day's shopping; a full-face helmet fits only in small sizes.",
    },
    {
      heading: 'Side-stand cut-off',
      shot: 'engine',
      description: 'The engine does not run with the side stand down.',
    },
  ],
  accessories: [
    {
      heading: 'Guard kit, matt',
      picture: 'apron-guard',
      description: 'Front and rear guards in matt black steel.',
      partNo: '08P70-K5A-D00',
      price: 2290,
    },
    {
      heading: 'Centre mat',
      picture: 'floor-mat',
      description: 'Moulded mat with bag hook cut-out.',
      partNo: '08P87-K5A-D00',
      price: 450,
    },
    {
      heading: 'Back rest, chrome',
      picture: 'back-rest',
      description: 'Chromed rest with pad.',
      partNo: '08P45-K5A-D00',
      price: 1180,
    },
    {
      heading: 'Seat cover, ribbed',
      picture: 'seat-cover',
      description: 'Ribbed cover with piping.',
      partNo: '08P40-K5A-D10',
      price: 620,
    },
    {
      heading: 'Mud flap, front',
      picture: 'mud-flap',
      description: 'Extended flap against spray on the shoes.',
      partNo: '08P52-K5A-D00',
      price: 240,
    },
    {
      heading: 'Top box bracket',
      picture: 'box-bracket',
      description: 'Bracket for a 26 L box.',
      partNo: '08L70-K5A-D00',
      price: 1490,
    },
  ],
};
