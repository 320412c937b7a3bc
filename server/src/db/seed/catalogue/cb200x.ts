import type { VehicleSheet } from './vehicle-sheet.ts';

export const cb200x: VehicleSheet = {
  type: 'motorcycle',
  id: 'cb200x',
  bikeName: 'CB200X',
  name: 'CB200X',
  details:
    'The predecessor of the NX200: same frame, screen and upright bar, with an LCD display and ABS on the front wheel only. It costs less and rides much the same on tar; choose the NX200 for rear ABS and traction control. Ask for stock before deciding.',
  engine: '184.40 cc',
  power: '12.70 kW at 8,500 rpm',
  transmission: '5-speed manual',
  price: 147492,
  variants: [
    { name: 'Standard', price: 147492 },
    { name: 'Standard, special colour', price: 148492 },
  ],
  colours: ['Decent Blue Metallic', 'Pearl Nightstar Black', 'Sports Red'],
  specs: {
    bodyDimensions: {
      length: '2,035 mm',
      width: '843 mm',
      height: '1,248 mm',
      wheelbase: '1,355 mm',
      groundClearance: '167 mm',
      seatHeight: '810 mm',
      kerbWeight: '147 kg',
      fuelCapacity: '12 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '184.40 cc',
      boreAndStroke: '61.0 x 63.1 mm',
      compressionRatio: '9.5:1',
      maximumPower: '12.70 kW at 8,500 rpm',
      maximumTorque: '15.9 Nm at 6,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet, assist and slipper',
      gearbox: '5-speed, constant mesh',
      gearPattern: '1 down, 4 up',
      finalDrive: 'Roller chain',
      primaryDrive: 'Spur gear',
    },
    tyreDetails: {
      frontTyre: '110/70-17 M/C 54P, tubeless',
      rearTyre: '140/70-17 M/C 66P, tubeless',
      frontBrake: 'Petal disc, 276 mm',
      rearBrake: 'Petal disc, 220 mm',
      brakingSystem: 'Single-channel ABS',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Upside-down fork, gold finish',
      rearSuspension: 'Monoshock',
      fuelTank: 'Steel, 12 L, between side cowls',
      seat: 'Split, two pieces',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'LED, X-shaped',
      turnSignals: 'LED, in the knuckle covers in front',
      instruments: 'Digital LCD, five brightness levels',
      hazardSwitch: 'Yes',
    },
  },
  features: [
    {
      heading: 'Touring posture',
      shot: 'side',
      description: 'A high bar and footpegs set under the rider let you sit upright for hours.',
    },
    {
      heading: 'Integrated knuckle covers',
      shot: 'dash',
      description:
        'The front indicators sit in the covers, out of the way when the bike tips over at a stop.',
    },
    {
      heading: 'LCD with battery voltage',
      shot: 'dash',
      description:
        'Gear, service reminder and battery voltage are shown; brightness is set in five steps.',
    },
    {
      heading: 'Two petal discs',
      shot: 'wheel',
      description: '276 mm in front with ABS and 220 mm at the rear without.',
    },
    {
      heading: 'Tall smoked screen',
      shot: 'lamp',
      description: 'Takes the wind pressure off the chest at highway speed.',
    },
  ],
  accessories: [
    {
      heading: 'Rear carrier',
      picture: 'rear-carrier',
      description: 'Carrier plate with lashing points.',
      partNo: '08L70-K2Z-D00',
      price: 2190,
    },
    {
      heading: 'Soft side bags',
      picture: 'saddle-bags',
      description: 'Pair of 18 L bags with rain covers.',
      partNo: '08L73-K2Z-D00',
      price: 3450,
    },
    {
      heading: 'Engine guard',
      picture: 'engine-guard',
      description: 'One-piece guard in black.',
      partNo: '08P70-K2Z-D00',
      price: 1980,
    },
    {
      heading: 'Clear screen',
      picture: 'windscreen',
      description: 'Untinted screen for night riding.',
      partNo: '08R70-K2Z-D00',
      price: 1390,
    },
    {
      heading: 'Under guard',
      picture: 'skid-plate',
      description: 'Steel plate against stones.',
      partNo: '08P56-K2Z-D00',
      price: 1480,
    },
  ],
};
