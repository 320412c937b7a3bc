import type { VehicleSheet } from './vehicle-sheet.ts';

export const shine100Dx: VehicleSheet = {
  type: 'motorcycle',
  id: 'shine-100-dx',
  bikeName: 'Shine 100 DX',
  name: 'Shine 100 DX',
  details:
    'The 98.98 cc engine of the Shine 100 with a wider tank, tubeless tyres and a digital display. It suits riders who cover 30 to 50 km a day between tea-garden roads and town and want fewer puncture stops. Power is the same as the Shine 100, so choose it for the equipment, not for speed.',
  engine: '98.98 cc',
  power: '5.43 kW at 7,500 rpm',
  transmission: '4-speed manual',
  price: 70986,
  variants: [
    { name: 'Standard', price: 70986 },
    { name: 'Standard, special colour', price: 72086 },
  ],
  colours: [
    'Imperial Red Metallic',
    'Pearl Igneous Black',
    'Athletic Blue Metallic',
    'Geny Gray Metallic',
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
      kerbWeight: '103 kg',
      fuelCapacity: '10 L',
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
      frontTyre: '2.75-17, tubeless',
      rearTyre: '3.00-17, tubeless',
      frontBrake: 'Drum, 130 mm',
      rearBrake: 'Drum, 110 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin shock absorbers, five-step preload',
      fuelTank: 'Steel, 10 L',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: '12 V, 3 Ah, maintenance-free',
      headlamp: 'Halogen, 35/35 W',
      tailLamp: 'Bulb, 21/5 W',
      turnSignals: 'Bulb, 10 W',
      instruments: 'Digital LCD',
      ignition: 'Electronic, fully transistorised',
      engineStop: 'Side-stand engine inhibitor',
    },
  },
  features: [
    {
      heading: 'Digital display',
      shot: 'dash',
      description:
        'The LCD shows average consumption, distance to empty and when the next service is due.',
    },
    {
      heading: 'Tubeless tyres',
      shot: 'wheel',
      description:
        'A nail usually means a slow leak and a plug at the roadside instead of taking the wheel off.',
    },
    {
      heading: 'Ten-litre tank',
      shot: 'side',
      description:
        'One litre more than the Shine 100, behind wider tank sides to hold with the knees.',
    },
    {
      heading: 'Adjustable rear shocks',
      shot: 'rear',
      description:
        'Five preload steps: soft for riding alone, firm with a pillion or a sack on the back.',
    },
    {
      heading: 'Chrome details',
      shot: 'lamp',
      description:
        'The muffler cover and headlamp surround are chromed to set it apart from the base model.',
    },
  ],
  accessories: [
    {
      heading: 'Engine guard',
      picture: 'engine-guard',
      description: 'Bent steel guard with rubber sliders for engine and shins.',
      partNo: '08P70-K1S-D00',
      price: 1050,
    },
    {
      heading: "Ladies' step",
      picture: 'foot-step',
      description: 'Foldable footrest and guard for a side-sitting pillion.',
      partNo: '08P75-K1S-D00',
      price: 660,
    },
    {
      heading: 'Knee pads for the tank',
      picture: 'tank-pad-grips',
      description: 'A pair of textured pads for the wider tank.',
      partNo: '08P32-K1S-D00',
      price: 260,
    },
    {
      heading: 'Seat cover, two-tone',
      picture: 'seat-cover',
      description: 'Black and grey cover with piping.',
      partNo: '08P40-K1S-D10',
      price: 480,
    },
    {
      heading: 'Mobile holder',
      picture: 'phone-holder',
      description: 'Handlebar clamp for phones up to 6.7 inches.',
      partNo: '08E70-K1S-D00',
      price: 540,
    },
  ],
};
