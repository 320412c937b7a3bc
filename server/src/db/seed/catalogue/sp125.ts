import type { VehicleSheet } from './vehicle-sheet.ts';

export const sp125: VehicleSheet = {
  type: 'motorcycle',
  id: 'sp125',
  bikeName: 'SP125',
  name: 'SP125',
  details:
    'The 125 for riders who read their instruments: LED headlamp, TFT display with navigation prompts, and five gears. It weighs 116 kg and carries 11.2 L, enough for a working week of commuting around Siliguri. The seat narrows toward the tank, so check the pillion room if you often ride two-up.',
  engine: '123.94 cc',
  power: '8.00 kW at 7,500 rpm',
  transmission: '5-speed manual',
  price: 87418,
  variants: [
    { name: 'Drum', price: 87418 },
    { name: 'Disc', price: 94926 },
    { name: 'Disc, anniversary edition', price: 96504 },
  ],
  colours: [
    'Imperial Red Metallic',
    'Striking Green',
    'Matte Axis Gray Metallic',
    'Pearl Siren Blue',
    'Black',
  ],
  specs: {
    bodyDimensions: {
      length: '2,020 mm',
      width: '785 mm',
      height: '1,103 mm',
      wheelbase: '1,285 mm',
      groundClearance: '160 mm',
      seatHeight: '790 mm',
      kerbWeight: '116 kg (drum), 117 kg (disc)',
      fuelCapacity: '11.2 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '123.94 cc',
      boreAndStroke: '50.0 x 63.12 mm',
      compressionRatio: '10.0:1',
      maximumPower: '8.00 kW at 7,500 rpm',
      maximumTorque: '10.9 Nm at 6,000 rpm',
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
      rearTyre: '100/80-18 M/C 53P, tubeless',
      frontBrake: 'Drum, 130 mm, or disc, 240 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Split-spoke alloy, 18 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin hydraulic shock absorbers, five-step preload',
      fuelTank: 'Steel, 11.2 L, with shrouds',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'LED',
      turnSignals: 'Bulb, 10 W',
      instruments: '4.2 inch TFT with Bluetooth',
      chargingPort: 'USB Type-C',
      idleStop: 'Automatic, can be switched off',
    },
  },
  features: [
    {
      heading: '4.2 inch TFT display',
      shot: 'dash',
      description:
        'Turn prompts, caller name and music control come from the phone over Bluetooth; the app is needed for navigation.',
    },
    {
      heading: 'LED headlamp',
      shot: 'lamp',
      description:
        'White light that does not fade at idle, with a position lamp in the same housing.',
    },
    {
      heading: '100 mm rear tyre',
      shot: 'rear',
      description: "Wider than the Shine 125's, with a shorter side wall for quicker turning.",
    },
    {
      heading: 'Combined braking with disc option',
      shot: 'wheel',
      description:
        'The 240 mm front disc works together with the rear drum when the pedal is pressed.',
    },
    {
      heading: 'Low-noise start',
      shot: 'engine',
      description:
        'The generator spins the engine directly, so it starts without the clatter of a starter motor.',
    },
    {
      heading: 'Trip and range readout',
      shot: 'dash',
      description:
        'Two trip meters, live consumption and distance to empty help to plan the next fuel stop.',
    },
  ],
  accessories: [
    {
      heading: 'Engine guard with sliders',
      picture: 'engine-guard',
      description: 'Guard in matt black with replaceable nylon sliders.',
      partNo: '08P70-K0N-D00',
      price: 1260,
    },
    {
      heading: 'Belly pan',
      picture: 'under-cowl',
      description: 'Moulded lower cover for the engine.',
      partNo: '08P55-K0N-D00',
      price: 890,
    },
    {
      heading: 'Tank pad, carbon look',
      picture: 'tank-pad',
      description: 'Protective pad in the middle of the tank.',
      partNo: '08P31-K0N-D00',
      price: 320,
    },
    {
      heading: 'Wheel rim stripes',
      picture: 'rim-stripes',
      description: 'Reflective stripes for both rims.',
      partNo: '08F80-K0N-D00',
      price: 280,
    },
    {
      heading: 'Saree guard, black',
      picture: 'saree-guard',
      description: 'Guard with side step, powder-coated.',
      partNo: '08P75-K0N-D00',
      price: 710,
    },
    {
      heading: 'Pillion back rest',
      picture: 'back-rest',
      description: 'Short padded rest on the grab rail.',
      partNo: '08P45-K0N-D00',
      price: 940,
    },
  ],
};
