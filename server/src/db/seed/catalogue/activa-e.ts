import type { VehicleSheet } from './vehicle-sheet.ts';

export const activaE: VehicleSheet = {
  type: 'scooter',
  bikeName: 'Activa e',
  name: 'Activa e:',
  details:
    'An electric scooter with two batteries that are swapped, not charged at home: about 102 km on a full pair by the test cycle. It suits riders who live near a swap station; at the time of writing such stations stand only in a few large cities, so ask us before you plan one for North Bengal. Acceleration is quick in town, and there is no boot under the seat.',
  engine: 'Electric motor, two swappable 1.5 kWh batteries',
  power: '6.0 kW peak',
  transmission: 'Single speed',
  price: 118290,
  variants: [
    { name: 'Standard', price: 118290 },
    { name: 'RoadSync Duo', price: 153480 },
  ],
  colours: [
    'Pearl Shallow Blue',
    'Pearl Misty White',
    'Pearl Serenity Blue',
    'Matte Foggy Silver Metallic',
    'Pearl Igneous Black',
  ],
  specs: {
    bodyDimensions: {
      length: '1,854 mm',
      width: '700 mm',
      height: '1,125 mm',
      wheelbase: '1,310 mm',
      groundClearance: '171 mm',
      seatHeight: '765 mm',
      seatLength: '675 mm',
      kerbWeight: '118 kg (Standard), 119 kg (RoadSync Duo)',
    },
    engineDetails: {
      motorType: 'Wheel-side permanent-magnet synchronous motor',
      ratedPower: '4.2 kW',
      maximumPower: '6.0 kW',
      maximumTorque: '22 Nm',
      range: '102 km (Indian driving cycle)',
      topSpeed: '80 km/h',
      acceleration: '0 to 60 km/h in 7.3 s',
      driveModes: 'Econ, Standard, Sport',
    },
    transmissionDetails: {
      clutch: 'None',
      gearbox: 'Single speed',
      gearPattern: 'Automatic, no shifting',
      finalDrive: 'Gear reduction at the wheel',
      reverse: 'Reverse assist',
    },
    tyreDetails: {
      frontTyre: '90/90-12 54J, tubeless',
      rearTyre: '110/80-12, tubeless',
      frontBrake: 'Disc, 160 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 12 inch',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin shock absorbers',
      body: 'Plastic panels',
      storage: 'None under the seat; pocket in the apron',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: 'Two lithium-ion packs, 1.5 kWh each (3.0 kWh in all)',
      charging: 'By swap at a station; no home charging',
      headlamp: 'LED',
      tailLamp: 'LED',
      turnSignals: 'LED',
      instruments: '5.0 inch TFT; 7.0 inch on RoadSync Duo',
      chargingPort: 'USB Type-C',
      smartKey: 'Yes',
    },
  },
  features: [
    {
      heading: 'Swapped instead of charged',
      description:
        'Both packs are pulled out and replaced at a station; you pay for their use by plan.',
    },
    {
      heading: 'Three drive modes',
      description: 'Econ stretches the range, Sport gives the full 6 kW.',
    },
    {
      heading: '7 inch display on RoadSync Duo',
      description: 'Navigation, calls and vehicle data with a toggle on the left grip.',
    },
    {
      heading: 'Smart key',
      description: 'Lock, start and find the scooter without a key in the slot.',
    },
    {
      heading: 'Reverse assist',
      description: 'Backs the 118 kg scooter out of a sloping parking place at walking pace.',
    },
  ],
  accessories: [
    {
      heading: 'Floor mat, flat',
      description: 'Mat for the flat floor, with raised edges.',
      partNo: '08P87-K7S-D00',
      price: 520,
    },
    {
      heading: 'Front guard',
      description: 'Slim guard for the apron corners.',
      partNo: '08P70-K7S-D00',
      price: 1890,
    },
    {
      heading: 'Seat cover',
      description: 'Cover with breathable top fabric.',
      partNo: '08P40-K7S-D10',
      price: 640,
    },
    {
      heading: 'Top box, 26 L',
      description: 'Lockable box, since there is no boot.',
      partNo: '08L71-K7S-D00',
      price: 3650,
    },
    {
      heading: 'Bag hook kit',
      description: 'Two hooks for the apron.',
      partNo: '08L76-K7S-D00',
      price: 290,
    },
  ],
};
