import type { VehicleSheet } from './vehicle-sheet.ts';

export const shine100: VehicleSheet = {
  type: 'motorcycle',
  id: 'shine-100',
  bikeName: 'Shine 100',
  name: 'Shine 100',
  details:
    'The lightest motorcycle in the list at 99 kg, made for short daily runs to shop, school or field. The 786 mm seat and four-speed gearbox suit new and shorter riders; on hill roads with a pillion it needs patience and low gears. Choose the Shine 100 DX for tubeless tyres and a larger tank.',
  engine: '98.98 cc',
  power: '5.43 kW at 7,500 rpm',
  transmission: '4-speed manual',
  price: 65412,
  variants: [
    { name: 'Standard', price: 65412 },
    { name: 'Standard, special colour', price: 66412 },
  ],
  colours: [
    'Black with Red Stripes',
    'Black with Blue Stripes',
    'Black with Green Stripes',
    'Black with Gold Stripes',
    'Black with Grey Stripes',
  ],
  specs: {
    bodyDimensions: {
      length: '1,955 mm',
      width: '754 mm',
      height: '1,050 mm',
      wheelbase: '1,245 mm',
      groundClearance: '168 mm',
      seatHeight: '786 mm',
      seatLength: '677 mm',
      kerbWeight: '99 kg',
      fuelCapacity: '9 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '98.98 cc',
      boreAndStroke: '47.0 x 57.05 mm',
      compressionRatio: '10.0:1',
      maximumPower: '5.43 kW at 7,500 rpm',
      maximumTorque: '8.04 Nm at 5,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self and kick',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet',
      gearbox: '4-speed, constant mesh',
      gearPattern: 'All up',
      finalDrive: 'Roller chain',
      primaryDrive: 'Spur gear',
    },
    tyreDetails: {
      frontTyre: '2.75-17, tube',
      rearTyre: '3.00-17, tube',
      frontBrake: 'Drum, 130 mm',
      rearBrake: 'Drum, 110 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin shock absorbers',
      fuelTank: 'Steel, 9 L',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 3 Ah, maintenance-free',
      headlamp: 'Halogen, 35/35 W',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Analogue speedometer and fuel gauge',
      ignition: 'Electronic, fully transistorised',
    },
  },
  features: [
    {
      heading: 'External fuel pump',
      shot: 'engine',
      description:
        'The pump sits outside the tank, so it can be reached and changed without draining fuel.',
    },
    {
      heading: 'Side-stand engine cut-off',
      shot: 'engine',
      description:
        'With the side stand down the engine does not start in gear, and it stops if you try to ride off.',
    },
    {
      heading: 'One long flat seat',
      shot: 'seat',
      description:
        'The 677 mm bench carries rider and pillion on one level and leaves room for a bag strapped behind.',
    },
    {
      heading: 'Automatic choke',
      shot: 'engine',
      description:
        'The injection sets a richer mixture on cold mornings by itself; there is no choke lever to pull.',
    },
    {
      heading: 'Combined braking',
      shot: 'wheel',
      description:
        'The rear pedal also applies part of the front drum, which shortens stops for riders who use only the foot brake.',
    },
  ],
  accessories: [
    {
      heading: 'Crash guard',
      picture: 'engine-guard',
      description: "Tubular steel guard in front of the engine and the rider's shins.",
      partNo: '08P70-K1N-D00',
      price: 985,
    },
    {
      heading: 'Saree guard with footrest',
      picture: 'saree-guard',
      description: 'Keeps clothing out of the rear wheel and gives a side-sitting pillion a step.',
      partNo: '08P75-K1N-D00',
      price: 640,
    },
    {
      heading: 'Seat cover',
      picture: 'seat-cover',
      description: 'Stitched cover with non-slip fabric, cut for the long bench.',
      partNo: '08P40-K1N-D10',
      price: 420,
    },
    {
      heading: 'Tank pad',
      picture: 'tank-pad',
      description: 'Stick-on pad against scratches from zips and keys.',
      partNo: '08P31-K1N-D00',
      price: 210,
    },
    {
      heading: 'Visor',
      picture: 'windscreen',
      description: 'Clear visor over the instruments.',
      partNo: '08P61-K1N-D00',
      price: 290,
    },
    {
      heading: 'Rear carrier',
      picture: 'rear-carrier',
      description: 'Flat steel carrier for light loads up to 5 kg.',
      partNo: '08L70-K1N-D00',
      price: 760,
    },
  ],
};
