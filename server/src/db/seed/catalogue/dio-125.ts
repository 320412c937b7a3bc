import type { VehicleSheet } from './vehicle-sheet.ts';

export const dio125: VehicleSheet = {
  type: 'scooter',
  bikeName: 'Dio 125',
  name: 'Dio 125',
  details:
    'A sporty 125 scooter with 171 mm ground clearance, shared among our petrol scooters only with the Grazia 125. It suits young riders who go two-up and cross bad approach roads; the pillion sits high and the floor is narrow. H-Smart adds a front disc and the smart key.',
  engine: '123.92 cc',
  power: '6.11 kW at 6,500 rpm',
  transmission: 'Automatic (V-matic)',
  price: 86470,
  variants: [
    { name: 'Deluxe', price: 86470 },
    { name: 'H-Smart', price: 91684 },
    { name: 'X edition', price: 92950 },
  ],
  colours: [
    'Pearl Sports Yellow',
    'Matte Marvel Blue Metallic',
    'Imperial Red Metallic',
    'Pearl Deep Ground Grey',
    'Pearl Igneous Black',
  ],
  specs: {
    bodyDimensions: {
      length: '1,830 mm',
      width: '707 mm',
      height: '1,172 mm',
      wheelbase: '1,260 mm',
      groundClearance: '171 mm',
      seatHeight: '765 mm',
      kerbWeight: '104 kg (Deluxe), 105 kg (H-Smart)',
      fuelCapacity: '5.3 L',
    },
    engineDetails: {
      engineType: 'Fan-cooled, four-stroke, single cylinder, SI engine',
      displacement: '123.92 cc',
      boreAndStroke: '50.0 x 63.12 mm',
      compressionRatio: '10.0:1',
      maximumPower: '6.11 kW at 6,500 rpm',
      maximumTorque: '10.5 Nm at 5,000 rpm',
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
      frontBrake: 'Drum, 130 mm; disc, 190 mm, on H-Smart',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 12 inch front, 10 inch rear',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Single hydraulic shock absorber, three-step preload',
      body: 'Plastic panels',
      storage: '18 L under the seat, front pocket',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED on the apron',
      tailLamp: 'LED',
      turnSignals: 'Bulb, 10 W',
      instruments: '4.2 inch TFT with Bluetooth',
      chargingPort: 'USB Type-C',
      idleStop: 'Automatic, can be switched off',
      smartKey: 'On H-Smart',
    },
  },
  features: [
    {
      heading: '171 mm ground clearance',
      description:
        'Nine millimetres more than the Activa 125, useful on raised culverts and speed breakers.',
    },
    {
      heading: 'Twin-outlet muffler',
      description: 'The muffler ends in two outlets and has a cover against burns.',
    },
    {
      heading: 'Front pocket with charger',
      description: 'A closed pocket in the apron takes a phone; the USB Type-C socket is inside.',
    },
    {
      heading: 'Keyless H-Smart',
      description:
        'Key in the pocket: turn the knob to unlock, start, and open the seat or fuel lid.',
    },
    {
      heading: 'Calls in the display',
      description:
        'The colour display shows callers, messages and directions from the paired phone.',
    },
  ],
  accessories: [
    {
      heading: 'Frame guard, sport',
      description: 'Two-colour guard for the front.',
      partNo: '08P70-K7D-D00',
      price: 1790,
    },
    {
      heading: 'Decal kit',
      description: 'Decal set for apron and tail.',
      partNo: '08F31-K7D-D00',
      price: 520,
    },
    {
      heading: 'Floor mat with pegs',
      description: 'Mat with rubber pegs for grip.',
      partNo: '08P87-K7D-D00',
      price: 440,
    },
    {
      heading: 'Short fly screen',
      description: 'Tinted screen for the handlebar cowl.',
      partNo: '08R70-K7D-D00',
      price: 650,
    },
    {
      heading: 'Seat cover, ribbed red',
      description: 'Ribbed cover with red seam.',
      partNo: '08P40-K7D-D10',
      price: 560,
    },
    {
      heading: 'Pillion back rest',
      description: 'Low rest for the split rails.',
      partNo: '08P45-K7D-D00',
      price: 1090,
    },
  ],
};
