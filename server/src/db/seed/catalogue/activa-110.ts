import type { VehicleSheet } from './vehicle-sheet.ts';

export const activa110: VehicleSheet = {
  type: 'scooter',
  bikeName: 'Activa 110',
  name: 'Activa 110',
  details:
    'The current 110 cc Activa: the steel body and flat floor of the 6G with idle stop and, from Deluxe up, a TFT display. It suits families that share one scooter and riders who want low running cost in Siliguri traffic. Seat height is 764 mm and weight 105 kg, low enough for most adults to stand with both feet.',
  engine: '109.51 cc',
  power: '5.88 kW at 8,000 rpm',
  transmission: 'Automatic (V-matic)',
  price: 76182,
  variants: [
    { name: 'Standard', price: 76182 },
    { name: 'Deluxe', price: 85714 },
    { name: 'Anniversary edition', price: 87295 },
    { name: 'H-Smart', price: 89130 },
  ],
  colours: [
    'Pearl Precious White',
    'Decent Blue Metallic',
    'Rebel Red Metallic',
    'Pearl Siren Blue',
    'Matte Axis Grey Metallic',
    'Pearl Igneous Black',
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
      kerbWeight: '105 kg (Standard), 106 kg (Deluxe, H-Smart)',
      fuelCapacity: '5.3 L',
    },
    engineDetails: {
      engineType: 'Fan-cooled, four-stroke, single cylinder, SI engine',
      displacement: '109.51 cc',
      boreAndStroke: '47.0 x 63.12 mm',
      compressionRatio: '9.5:1',
      maximumPower: '5.88 kW at 8,000 rpm',
      maximumTorque: '9.05 Nm at 5,500 rpm',
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
      wheels: 'Steel; alloy on Deluxe and H-Smart',
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
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: '4.2 inch TFT; analogue on Standard',
      chargingPort: 'USB Type-C, from Deluxe up',
      idleStop: 'Automatic, can be switched off',
    },
  },
  features: [
    {
      heading: 'Idle stop',
      description: 'The engine rests at long red lights and starts when you turn the throttle.',
    },
    {
      heading: 'TFT display from Deluxe up',
      description:
        'Speed, consumption and turn prompts in colour; call alerts come from the phone over Bluetooth.',
    },
    {
      heading: 'Alloy wheels on Deluxe',
      description: 'Lighter than the steel rims and less work to clean.',
    },
    {
      heading: 'Charging in the front apron',
      description: 'A USB Type-C socket beside the glove pocket charges a phone on the way.',
    },
    {
      heading: 'Key with answer-back on H-Smart',
      description:
        'Press the key in a crowded stand and the indicators blink; the engine locks when you walk away.',
    },
    {
      heading: 'Steel body',
      description:
        'Front cover and side panels stay sheet steel, which can be repaired after a knock.',
    },
  ],
  accessories: [
    {
      heading: 'Chrome guard set',
      description: 'Guards for the apron corners and the rear.',
      partNo: '08P70-K4N-D00',
      price: 2150,
    },
    {
      heading: 'Scuff plates',
      description: 'Aluminium plates for the floor edge.',
      partNo: '08P86-K4N-D00',
      price: 540,
    },
    {
      heading: 'Floor mat, deep',
      description: 'Deep-channel mat for the monsoon.',
      partNo: '08P87-K4N-D00',
      price: 420,
    },
    {
      heading: 'Seat cover, quilted',
      description: 'Quilted cover in brown or black.',
      partNo: '08P40-K4N-D10',
      price: 590,
    },
    {
      heading: 'Windscreen',
      description: 'Clear screen with steel stay.',
      partNo: '08R70-K4N-D00',
      price: 980,
    },
    {
      heading: 'Under-seat lamp',
      description: 'LED lamp that lights the box when the seat opens.',
      partNo: '08V71-K4N-D00',
      price: 460,
    },
    {
      heading: 'Pillion foot step',
      description: 'Folding step for a side-sitting pillion.',
      partNo: '08P75-K4N-D00',
      price: 430,
    },
  ],
};
