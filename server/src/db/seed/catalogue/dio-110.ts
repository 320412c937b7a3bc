import type { VehicleSheet } from './vehicle-sheet.ts';

export const dio110: VehicleSheet = {
  type: 'scooter',
  bikeName: 'Dio 110',
  name: 'Dio 110',
  details:
    'The 110 cc Activa engine in a lighter, sharper body, 103 kg, for young riders in town. It costs less than the Activa 110 with the same tank and wheels; panels are plastic and the floor is narrower. Good for college and office runs alone, less for carrying goods.',
  engine: '109.51 cc',
  power: '5.85 kW at 8,000 rpm',
  transmission: 'Automatic (V-matic)',
  price: 70214,
  variants: [
    { name: 'Standard', price: 70214 },
    { name: 'Deluxe', price: 81046 },
  ],
  colours: [
    'Matte Marvel Blue Metallic',
    'Imperial Red Metallic',
    'Pearl Igneous Black with Pearl Deep Ground Grey',
    'Matte Axis Grey Metallic',
  ],
  specs: {
    bodyDimensions: {
      length: '1,808 mm',
      width: '723 mm',
      height: '1,150 mm',
      wheelbase: '1,260 mm',
      groundClearance: '160 mm',
      seatHeight: '765 mm',
      seatLength: '650 mm',
      kerbWeight: '103 kg',
      fuelCapacity: '5.3 L',
    },
    engineDetails: {
      engineType: 'Fan-cooled, four-stroke, single cylinder, SI engine',
      displacement: '109.51 cc',
      boreAndStroke: '47.0 x 63.12 mm',
      compressionRatio: '9.5:1',
      maximumPower: '5.85 kW at 8,000 rpm',
      maximumTorque: '9.03 Nm at 5,250 rpm',
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
      frontBrake: 'Drum, 130 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Steel; alloy on Deluxe',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Single hydraulic shock absorber, three-step preload',
      body: 'Plastic panels',
      storage: '18 L under the seat',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED on the apron',
      tailLamp: 'LED',
      turnSignals: 'Bulb, 10 W',
      instruments: '4.2 inch TFT',
      chargingPort: 'USB Type-C',
      idleStop: 'Automatic, can be switched off',
    },
  },
  features: [
    {
      heading: 'Low weight',
      description:
        'At 103 kg it is among the lightest scooters in our list, easy to lift onto the main stand.',
    },
    {
      heading: 'Lamp on the apron',
      description:
        'The LED headlamp sits low in the apron, with a slim position lamp on the handlebar.',
    },
    {
      heading: 'Digital display as standard',
      description: 'Range, consumption and a trip meter in a 4.2 inch display, in both variants.',
    },
    {
      heading: 'Split grab rails',
      description: 'Two separate rails give the pillion a hold for each hand.',
    },
    {
      heading: 'Multi-function lock',
      description: 'One key slot opens the seat and the outside fuel lid and locks the steering.',
    },
  ],
  accessories: [
    {
      heading: 'Sport guard',
      description: 'Slim guard at the apron corners, black.',
      partNo: '08P70-K6B-D00',
      price: 1590,
    },
    {
      heading: 'Body stripe set',
      description: 'Stripes for apron and side panels.',
      partNo: '08F31-K6B-D00',
      price: 390,
    },
    {
      heading: 'Seat cover, two-tone',
      description: 'Black and red cover with grip fabric.',
      partNo: '08P40-K6B-D10',
      price: 490,
    },
    {
      heading: 'Bar ends, coloured',
      description: 'Machined bar ends, a pair.',
      partNo: '08P85-K6B-D00',
      price: 420,
    },
    {
      heading: 'Floor mat, slim',
      description: 'Mat for the narrower floor.',
      partNo: '08P87-K6B-D00',
      price: 340,
    },
  ],
};
