import type { VehicleSheet } from './vehicle-sheet.ts';

export const sp160: VehicleSheet = {
  type: 'motorcycle',
  bikeName: 'SP160',
  name: 'SP160',
  details:
    'A 160 commuter with a wide 130 mm rear tyre and ABS, heavier and stronger than the 125s. It suits people who ride two-up daily or go up to Kalimpong now and then. The dual-disc variant adds a rear disc; the ABS works on the front wheel in both.',
  engine: '162.71 cc',
  power: '9.70 kW at 7,500 rpm',
  transmission: '5-speed manual',
  price: 114216,
  variants: [
    { name: 'Single disc', price: 114216 },
    { name: 'Dual disc', price: 119874 },
  ],
  colours: [
    'Matte Dark Blue Metallic',
    'Pearl Spartan Red',
    'Matte Axis Gray Metallic',
    'Pearl Igneous Black',
    'Pearl Deep Ground Gray',
  ],
  specs: {
    bodyDimensions: {
      length: '2,061 mm',
      width: '786 mm',
      height: '1,113 mm',
      wheelbase: '1,347 mm',
      groundClearance: '177 mm',
      seatHeight: '796 mm',
      seatLength: '594 mm',
      kerbWeight: '139 kg (single disc), 141 kg (dual disc)',
      fuelCapacity: '12 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '162.71 cc',
      boreAndStroke: '57.3 x 63.1 mm',
      compressionRatio: '10.0:1',
      maximumPower: '9.70 kW at 7,500 rpm',
      maximumTorque: '14.8 Nm at 5,500 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet',
      gearbox: '5-speed, constant mesh',
      gearPattern: '1 down, 4 up',
      finalDrive: 'Roller chain',
      primaryDrive: 'Spur gear',
    },
    tyreDetails: {
      frontTyre: '80/100-17 M/C 46P, tubeless',
      rearTyre: '130/70-17 M/C 61P, tubeless',
      frontBrake: 'Petal disc, 276 mm',
      rearBrake: 'Drum, 130 mm, or petal disc, 220 mm',
      brakingSystem: 'Single-channel ABS',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Monoshock',
      fuelTank: 'Steel, 12 L, with shrouds',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'LED',
      turnSignals: 'Bulb, 10 W',
      instruments: '4.2 inch TFT with Bluetooth',
      chargingPort: 'USB Type-C',
      hazardSwitch: 'Yes',
    },
  },
  features: [
    {
      heading: '276 mm front disc with ABS',
      description:
        'A larger disc than on the 125s; the ABS keeps the front wheel turning on a wet descent.',
    },
    {
      heading: '130 mm rear tyre',
      description:
        'The widest tyre among our commuters, planted on gravel shoulders and expansion joints.',
    },
    {
      heading: 'Monoshock',
      description:
        'One central damper steadies the bike with a pillion and keeps the rear wheel down over ripples.',
    },
    {
      heading: 'TFT with navigation prompts',
      description: 'The 4.2 inch display shows turns, calls and the gear; maps stay on the phone.',
    },
    {
      heading: 'Hazard switch',
      description: 'All four indicators flash at once in fog or when you stop on a hill road.',
    },
  ],
  accessories: [
    {
      heading: 'Crash guard, tubular',
      description: 'Full-width guard with rubber caps.',
      partNo: '08P70-K4L-D00',
      price: 1390,
    },
    {
      heading: 'Engine under cover',
      description: 'Shield against stones and mud for the sump.',
      partNo: '08P55-K4L-D00',
      price: 990,
    },
    {
      heading: 'Grab-rail pad',
      description: 'Soft cover for the split grab rail.',
      partNo: '08P45-K4L-D00',
      price: 560,
    },
    {
      heading: 'Seat cover, two-piece',
      description: 'Cover for the stepped seat with grip fabric.',
      partNo: '08P40-K4L-D10',
      price: 620,
    },
    {
      heading: 'Tank pad and grips',
      description: 'Centre pad with two side grips.',
      partNo: '08P31-K4L-D00',
      price: 480,
    },
    {
      heading: 'Saree guard',
      description: 'Guard that clears the wide rear tyre.',
      partNo: '08P75-K4L-D00',
      price: 820,
    },
    {
      heading: 'Knuckle guards',
      description: 'Wind guards with metal inserts.',
      partNo: '08P80-K4L-D00',
      price: 760,
    },
  ],
};
