import type { VehicleSheet } from './vehicle-sheet.ts';

export const unicorn: VehicleSheet = {
  type: 'motorcycle',
  bikeName: 'Unicorn',
  name: 'Unicorn',
  details:
    'A calm 160 with the highest ground clearance of our commuters, 187 mm, and a long level seat. It suits daily two-up riders on broken approach roads in the Dooars who prefer an upright posture to sporty looks. It shares its engine size with the SP160, has a narrower rear tyre and a 13 L tank.',
  engine: '162.71 cc',
  power: '9.70 kW at 7,500 rpm',
  transmission: '5-speed manual',
  price: 112384,
  variants: [
    { name: 'Standard', price: 112384 },
    { name: 'Standard, special colour', price: 113384 },
  ],
  colours: [
    'Pearl Igneous Black',
    'Imperial Red Metallic',
    'Matte Axis Gray Metallic',
    'Pearl Siren Blue',
  ],
  specs: {
    bodyDimensions: {
      length: '2,081 mm',
      width: '756 mm',
      height: '1,103 mm',
      wheelbase: '1,335 mm',
      groundClearance: '187 mm',
      seatHeight: '798 mm',
      seatLength: '715 mm',
      kerbWeight: '139 kg',
      fuelCapacity: '13 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '162.71 cc',
      boreAndStroke: '57.3 x 63.1 mm',
      compressionRatio: '10.0:1',
      maximumPower: '9.70 kW at 7,500 rpm',
      maximumTorque: '14.58 Nm at 5,250 rpm',
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
      rearTyre: '100/90-18 M/C 56P, tubeless',
      frontBrake: 'Disc, 240 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Single-channel ABS',
      wheels: 'Alloy, 18 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Monoshock',
      fuelTank: 'Steel, 13 L',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Digital LCD',
      chargingPort: 'USB Type-C',
      ignition: 'Electronic, fully transistorised',
    },
  },
  features: [
    {
      heading: '187 mm ground clearance',
      description: 'Enough for speed breakers with two aboard and for the ruts of a monsoon road.',
    },
    {
      heading: '715 mm single seat',
      description: 'A pillion sits level with the rider and has a proper grab rail.',
    },
    {
      heading: 'Monoshock since the first Unicorn',
      description:
        'The central damper is tuned soft; it takes the edge off potholes rather than sharpening turns.',
    },
    {
      heading: 'Digital panel',
      description:
        'Gear position, service reminder and distance to empty replace the earlier dials.',
    },
    {
      heading: 'Front disc with ABS',
      description: 'A 240 mm disc, guarded by single-channel ABS against locking in the wet.',
    },
  ],
  accessories: [
    {
      heading: 'Crash guard, chrome',
      description: 'Double-bar chrome guard.',
      partNo: '08P70-K2G-D00',
      price: 1360,
    },
    {
      heading: 'Saree guard, full',
      description: 'Full-length guard with wide step.',
      partNo: '08P75-K2G-D00',
      price: 790,
    },
    {
      heading: 'Touring carrier',
      description: 'Steel carrier for a 30 L top box.',
      partNo: '08L70-K2G-D00',
      price: 1490,
    },
    {
      heading: 'Seat cover, comfort',
      description: 'Cover with a 10 mm foam layer.',
      partNo: '08P40-K2G-D10',
      price: 690,
    },
    {
      heading: 'Visor, tall',
      description: 'Tall clear visor against wind at the chest.',
      partNo: '08R70-K2G-D00',
      price: 640,
    },
    {
      heading: 'Mobile holder with clamp',
      description: 'Vibration-damped holder on the left bar.',
      partNo: '08E70-K2G-D00',
      price: 820,
    },
  ],
};
