import type { VehicleSheet } from './vehicle-sheet.ts';

export const livo: VehicleSheet = {
  type: 'motorcycle',
  id: 'livo',
  bikeName: 'Livo',
  name: 'Livo',
  details:
    'A 110 with larger 18-inch wheels and a sharper tank than the plain commuters, at 112 kg easy to turn in a market lane. Torque of 9.30 Nm makes it the relaxed choice for one rider in town and on the plains; for regular trips to Kurseong with a pillion look at a 125. The disc variant is worth its extra price in the rains.',
  engine: '109.51 cc',
  power: '6.47 kW at 7,500 rpm',
  transmission: '4-speed manual',
  price: 79184,
  variants: [
    { name: 'Drum', price: 79184 },
    { name: 'Disc', price: 82287 },
  ],
  colours: [
    'Athletic Blue Metallic',
    'Matte Crust Metallic',
    'Pearl Igneous Black with Orange Stripes',
    'Imperial Red Metallic',
  ],
  specs: {
    bodyDimensions: {
      length: '2,020 mm',
      width: '751 mm',
      height: '1,116 mm',
      wheelbase: '1,278 mm',
      groundClearance: '163 mm',
      seatHeight: '790 mm',
      kerbWeight: '112 kg (drum), 113 kg (disc)',
      fuelCapacity: '9 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '109.51 cc',
      boreAndStroke: '47.0 x 63.12 mm',
      compressionRatio: '10.0:1',
      maximumPower: '6.47 kW at 7,500 rpm',
      maximumTorque: '9.30 Nm at 5,500 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self and kick',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet',
      gearbox: '4-speed, constant mesh',
      gearPattern: 'All up',
      finalDrive: 'Roller chain',
      primaryDrive: 'Spur gear',
    },
    tyreDetails: {
      frontTyre: '80/100-18 M/C 47P, tubeless',
      rearTyre: '80/100-18 M/C 54P, tubeless',
      frontBrake: 'Drum, 130 mm, or disc, 240 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 18 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin hydraulic shock absorbers, five-step preload',
      fuelTank: 'Steel, 9 L, with shrouds',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'Halogen, 35/35 W',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Fully digital LCD',
      chargingPort: 'USB Type-C',
      ignition: 'Electronic, fully transistorised',
    },
  },
  features: [
    {
      heading: 'Silent starter',
      shot: 'engine',
      description:
        'The starter turns the engine through the generator, so there is no gear noise when you press the button.',
    },
    {
      heading: 'Disc or drum in front',
      shot: 'wheel',
      description:
        'The 240 mm disc stops more evenly in rain; the 130 mm drum is cheaper to keep up. Both come with combined braking.',
    },
    {
      heading: 'Gear position in the display',
      shot: 'dash',
      description:
        'The digital panel shows the gear you are in, average consumption and distance to empty.',
    },
    {
      heading: 'Engine start/stop switch',
      shot: 'dash',
      description:
        'One rocker on the right grip starts the engine and switches it off at a level crossing.',
    },
    {
      heading: 'Eighteen-inch tubeless tyres',
      shot: 'wheel',
      description: 'The larger wheels roll over broken road edges more calmly than 17-inch ones.',
    },
  ],
  accessories: [
    {
      heading: 'Chrome crash guard',
      picture: 'engine-guard-chrome',
      description: 'Chromed guard that follows the shape of the tank shrouds.',
      partNo: '08P70-K0T-D00',
      price: 1120,
    },
    {
      heading: 'Pillion grab-rail pad',
      picture: 'back-rest',
      description: 'Padded back support on the standard grab rail.',
      partNo: '08P45-K0T-D00',
      price: 690,
    },
    {
      heading: 'Saree guard',
      picture: 'saree-guard',
      description: 'Black steel guard with side step.',
      partNo: '08P75-K0T-D00',
      price: 670,
    },
    {
      heading: 'Seat cover, sport',
      picture: 'seat-cover',
      description: 'Ribbed cover with contrast stitching.',
      partNo: '08P40-K0T-D10',
      price: 510,
    },
    {
      heading: 'Tank sticker set',
      picture: 'sticker-set',
      description: 'Stripe set for both shrouds and the tank.',
      partNo: '08F31-K0T-D00',
      price: 350,
    },
    {
      heading: 'Knuckle guards',
      picture: 'knuckle-guards',
      description: 'A pair of guards against wind and branches.',
      partNo: '08P80-K0T-D00',
      price: 590,
    },
  ],
};
