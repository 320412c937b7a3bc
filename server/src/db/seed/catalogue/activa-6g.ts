import type { VehicleSheet } from './vehicle-sheet.ts';

export const activa6g: VehicleSheet = {
  type: 'scooter',
  bikeName: 'Activa 6G',
  name: 'Activa 6G',
  details:
    'A steel-bodied 110 cc family scooter with a flat floor, 12-inch front wheel and 106 kg, easy for every adult in the house. It suits short town trips with school bags and shopping; on the climb to Kurseong with a pillion the Activa 125 has more in reserve. It is the generation before the Activa 110, so ask for the year of manufacture.',
  engine: '109.51 cc',
  power: '5.77 kW at 8,000 rpm',
  transmission: 'Automatic (V-matic)',
  price: 75480,
  variants: [
    { name: 'Standard', price: 75480 },
    { name: 'Deluxe', price: 78020 },
    { name: 'Deluxe limited edition', price: 78220 },
    { name: 'H-Smart', price: 81340 },
  ],
  colours: [
    'Pearl Siren Blue',
    'Decent Blue Metallic',
    'Rebel Red Metallic',
    'Pearl Precious White',
    'Matte Axis Grey Metallic',
    'Black',
  ],
  specs: {
    bodyDimensions: {
      length: '1,833 mm',
      width: '697 mm',
      height: '1,156 mm',
      wheelbase: '1,260 mm',
      groundClearance: '162 mm',
      seatHeight: '764 mm',
      seatLength: '692 mm',
      kerbWeight: '106 kg',
      fuelCapacity: '5.3 L',
    },
    engineDetails: {
      engineType: 'Fan-cooled, four-stroke, single cylinder, SI engine',
      displacement: '109.51 cc',
      boreAndStroke: '47.0 x 63.12 mm',
      compressionRatio: '9.5:1',
      maximumPower: '5.77 kW at 8,000 rpm',
      maximumTorque: '8.90 Nm at 5,500 rpm',
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
      wheels: 'Steel, 12 inch front, 10 inch rear',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Single hydraulic shock absorber, three-step preload',
      body: 'Steel front cover and side panels',
      floorboard: 'Flat, with bag hook',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 3 Ah, maintenance-free',
      headlamp: 'LED on Deluxe and H-Smart, halogen on Standard',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Analogue with digital inset',
      smartKey: 'On H-Smart',
    },
  },
  features: [
    {
      heading: 'Outside fuel filler',
      description:
        'Fuel is filled behind the seat while you stay seated; a rocker near the key opens lid or seat.',
    },
    {
      heading: 'Smart key on H-Smart',
      description:
        'Lock, start and open the seat without taking the key out; the scooter blinks to be found in a parking lot.',
    },
    {
      heading: 'Telescopic fork',
      description:
        'The fork and 12-inch front wheel take potholes more calmly than the link suspension of the earlier Activa.',
    },
    {
      heading: 'Steel panels',
      description: 'A dented panel can be beaten and painted; plastic would have to be replaced.',
    },
    {
      heading: 'Start/stop switch',
      description: 'Switch the engine off at a crossing and on again with the same rocker.',
    },
  ],
  accessories: [
    {
      heading: 'Guard kit, steel',
      description: 'Front and side guards in stainless steel.',
      partNo: '08P70-K2D-D00',
      price: 1950,
    },
    {
      heading: 'Floor mat',
      description: 'Rubber mat with raised edges that hold water and dust.',
      partNo: '08P87-K2D-D00',
      price: 380,
    },
    {
      heading: 'Seat cover',
      description: 'Two-tone cover with a zip pocket.',
      partNo: '08P40-K2D-D10',
      price: 460,
    },
    {
      heading: 'Back rest',
      description: 'Padded rest on the grab rail.',
      partNo: '08P45-K2D-D00',
      price: 980,
    },
    {
      heading: 'Body cover',
      description: 'Water-repellent cover with mirror pockets.',
      partNo: '08P34-K2D-D00',
      price: 720,
    },
    {
      heading: 'Foot step for pillion',
      description: 'Folding step on the left side.',
      partNo: '08P75-K2D-D00',
      price: 410,
    },
  ],
};
