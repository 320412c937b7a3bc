import type { VehicleSheet } from './vehicle-sheet.ts';

export const aviator: VehicleSheet = {
  type: 'scooter',
  bikeName: 'Aviator',
  name: 'Aviator',
  details:
    "An older 110 scooter with a telescopic fork, disc-brake option and a tank of 6 L, larger than on the Activa. It suits riders who look for a well-priced, simple scooter and accept a carburettor and the emission norms of its time. It is no longer in the maker's current range; ask what stock, registration and spare parts look like.",
  engine: '109.19 cc',
  power: '5.91 kW at 7,500 rpm',
  transmission: 'Automatic (V-matic)',
  price: 58460,
  variants: [
    { name: 'Standard', price: 58460 },
    { name: 'Alloy drum', price: 60520 },
    { name: 'Deluxe', price: 64890 },
  ],
  colours: [
    'Pearl Spartan Red',
    'Pearl Amazing White',
    'Matte Selene Silver Metallic',
    'Pearl Igneous Black',
  ],
  specs: {
    bodyDimensions: {
      length: '1,802 mm',
      width: '703 mm',
      height: '1,162 mm',
      wheelbase: '1,256 mm',
      groundClearance: '145 mm',
      seatHeight: '790 mm',
      kerbWeight: '105 kg (drum), 108 kg (disc)',
      fuelCapacity: '6 L',
    },
    engineDetails: {
      engineType: 'Fan-cooled, four-stroke, single cylinder, SI engine',
      displacement: '109.19 cc',
      boreAndStroke: '50.0 x 55.6 mm',
      compressionRatio: '9.5:1',
      maximumPower: '5.91 kW at 7,500 rpm',
      maximumTorque: '8.94 Nm at 5,500 rpm',
      fuelSystem: 'Carburettor, constant velocity',
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
      wheels: 'Steel; alloy on the upper variants',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Single spring-loaded hydraulic shock absorber',
      body: 'Plastic apron, plastic side panels',
      storage: '20 L under the seat',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'Halogen, 35/35 W',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Analogue with fuel gauge',
    },
  },
  features: [
    {
      heading: 'Six-litre tank',
      description: '0.7 L more than the Activa, so a few more days between fills.',
    },
    {
      heading: 'Disc-brake variant',
      description: 'The Deluxe has a 190 mm front disc that joins in when the rear brake is used.',
    },
    {
      heading: 'Twenty litres under the seat',
      description: 'Holds an open-face helmet and a rain suit.',
    },
    {
      heading: 'Telescopic fork with 12-inch wheel',
      description:
        'The larger front wheel and the fork take potholes better than a 10-inch wheel on a link.',
    },
  ],
  accessories: [
    {
      heading: 'Guard set',
      description: 'Steel guards front and rear.',
      partNo: '08P70-KYT-D00',
      price: 1450,
    },
    {
      heading: 'Floor mat',
      description: 'Rubber mat cut for the Aviator.',
      partNo: '08P87-KYT-D00',
      price: 320,
    },
    {
      heading: 'Seat cover',
      description: 'Black cover with piping.',
      partNo: '08P40-KYT-D10',
      price: 390,
    },
    {
      heading: 'Back rest',
      description: 'Padded rest for the pillion.',
      partNo: '08P45-KYT-D00',
      price: 860,
    },
  ],
};
