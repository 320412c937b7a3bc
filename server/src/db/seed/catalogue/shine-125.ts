import type { VehicleSheet } from './vehicle-sheet.ts';

export const shine125: VehicleSheet = {
  type: 'motorcycle',
  id: 'shine-125',
  bikeName: 'Shine 125',
  name: 'Shine 125',
  details:
    'A quiet 125 with five gears and a long upright seat, sensible for one bike shared in the family. At 113 kg it is easy to wheel around, and 11 Nm pulls two people on the plains and up moderate hills. The tail is plain and the instruments simple; the SP125 has the same capacity with more equipment.',
  engine: '123.94 cc',
  power: '7.93 kW at 7,500 rpm',
  transmission: '5-speed manual',
  price: 80124,
  variants: [
    { name: 'Drum', price: 80124 },
    { name: 'Disc', price: 84486 },
    { name: 'Disc, special edition', price: 86012 },
  ],
  colours: [
    'Rebel Red Metallic',
    'Decent Blue Metallic',
    'Black',
    'Matte Axis Grey',
    'Geny Grey Metallic',
  ],
  specs: {
    bodyDimensions: {
      length: '2,046 mm',
      width: '741 mm',
      height: '1,116 mm',
      wheelbase: '1,285 mm',
      groundClearance: '162 mm',
      seatHeight: '791 mm',
      seatLength: '651 mm',
      kerbWeight: '113 kg',
      fuelCapacity: '10.5 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '123.94 cc',
      boreAndStroke: '50.0 x 63.12 mm',
      compressionRatio: '10.0:1',
      maximumPower: '7.93 kW at 7,500 rpm',
      maximumTorque: '11.0 Nm at 6,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self and kick',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet',
      gearbox: '5-speed, constant mesh',
      gearPattern: '1 down, 4 up',
      finalDrive: 'Roller chain',
      primaryDrive: 'Spur gear',
    },
    tyreDetails: {
      frontTyre: '80/100-18 M/C 47P, tubeless',
      rearTyre: '90/90-18 M/C 51P, tubeless',
      frontBrake: 'Drum, 130 mm, or disc, 240 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 18 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin hydraulic shock absorbers',
      fuelTank: 'Steel, 10.5 L',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'Halogen, 35/35 W',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Digital LCD',
      chargingPort: 'USB Type-C',
      idleStop: 'Automatic, can be switched off',
    },
  },
  features: [
    {
      heading: 'Five gears',
      shot: 'engine',
      description:
        'The fifth gear lets the engine turn slower on the highway than the four-speed commuters do.',
    },
    {
      heading: 'Idle stop',
      shot: 'engine',
      description:
        'At a red light the engine switches off and starts again when the clutch is pulled; a switch turns the function off.',
    },
    {
      heading: 'Wider rear tyre',
      shot: 'rear',
      description:
        'The 90 mm rear tyre replaces the 80 mm one of earlier years and holds better on wet tar.',
    },
    {
      heading: 'Phone charging on the bar',
      shot: 'dash',
      description:
        'A USB Type-C socket keeps a phone charged on the way; the digital panel shows range and gear beside it.',
    },
    {
      heading: 'Passing switch',
      shot: 'lamp',
      description:
        'A finger switch flashes the high beam, useful for overtaking tea trucks on narrow roads.',
    },
  ],
  accessories: [
    {
      heading: 'Crash guard, heavy',
      picture: 'engine-guard',
      description: 'Thick-wall guard with footpeg mounts.',
      partNo: '08P70-K0R-D00',
      price: 1180,
    },
    {
      heading: 'Saree guard, chrome',
      picture: 'saree-guard',
      description: 'Chrome guard with folding step.',
      partNo: '08P75-K0R-D00',
      price: 720,
    },
    {
      heading: 'Rear carrier with back rest',
      picture: 'rear-carrier',
      description: 'Carrier and small back rest in one part.',
      partNo: '08L70-K0R-D00',
      price: 1240,
    },
    {
      heading: 'Seat cover, classic',
      picture: 'seat-cover',
      description: 'Brown cover with foam layer.',
      partNo: '08P40-K0R-D10',
      price: 520,
    },
    {
      heading: 'Side box bracket',
      picture: 'box-bracket',
      description: 'Bracket for a lockable 12 L side box.',
      partNo: '08L75-K0R-D00',
      price: 880,
    },
    {
      heading: 'Body cover',
      picture: 'body-cover',
      description: 'Water-repellent cover with mirror pockets.',
      partNo: '08P34-K0R-D00',
      price: 790,
    },
  ],
};
