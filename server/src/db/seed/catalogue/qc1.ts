import type { VehicleSheet } from './vehicle-sheet.ts';

export const qc1: VehicleSheet = {
  type: 'scooter',
  id: 'qc1',
  bikeName: 'QC1',
  name: 'QC1',
  details:
    'A light electric scooter with a fixed 1.5 kWh battery, charged at home in about 7 hours with the charger supplied: 80 km by the test cycle, top speed 50 km/h. It suits short flat trips within one town, for a second vehicle or for older riders; it is not meant for hill roads or the highway. At 89.5 kg it is the lightest model in our list.',
  engine: 'Electric hub motor, 1.5 kWh battery',
  power: '1.8 kW peak',
  transmission: 'Single speed',
  price: 91220,
  variants: [
    { name: 'Standard', price: 91220 },
    { name: 'Standard, special colour', price: 92220 },
  ],
  colours: [
    'Pearl Serenity Blue',
    'Pearl Misty White',
    'Matte Foggy Silver Metallic',
    'Pearl Igneous Black',
    'Pearl Shallow Blue',
  ],
  specs: {
    bodyDimensions: {
      length: '1,826 mm',
      width: '725 mm',
      height: '1,119 mm',
      wheelbase: '1,275 mm',
      groundClearance: '169.5 mm',
      seatHeight: '769 mm',
      kerbWeight: '89.5 kg',
    },
    engineDetails: {
      motorType: 'In-wheel brushless hub motor',
      ratedPower: '1.2 kW',
      maximumPower: '1.8 kW',
      maximumTorque: '77 Nm at the wheel',
      range: '80 km (Indian driving cycle)',
      topSpeed: '50 km/h',
      driveModes: 'Econ (30 km/h), Standard',
    },
    transmissionDetails: {
      clutch: 'None',
      gearbox: 'Single speed',
      gearPattern: 'Automatic, no shifting',
      finalDrive: 'Direct, motor in the rear wheel',
      drivetrainService: 'No belt or gear oil',
    },
    tyreDetails: {
      frontTyre: '90/90-12, tubeless',
      rearTyre: '90/100-10, tubeless',
      frontBrake: 'Drum, 130 mm',
      rearBrake: 'Drum, 110 mm',
      brakingSystem: 'Combi-brake with equaliser (CBS)',
      wheels: 'Alloy, 12 inch front, 10 inch rear',
    },
    frame: {
      frameType: 'Underbone',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin shock absorbers',
      body: 'Plastic panels',
      storage: '26 L under the seat',
      stands: 'Main and side stand',
    },
    Electrical: {
      battery: 'Lithium-ion, 1.5 kWh, fixed, IP67',
      charger: 'Off-board, 330 W, any 5 A socket',
      chargingTime: '4 h 30 min to 80 %, about 6 h 50 min to 100 %',
      headlamp: 'LED',
      tailLamp: 'LED',
      turnSignals: 'LED',
      instruments: '5 inch LCD',
      chargingPort: 'USB Type-C',
    },
  },
  features: [
    {
      heading: 'Charges from a home socket',
      shot: 'side',
      description:
        'The separate charger plugs into an ordinary socket; overnight is enough for a full charge.',
    },
    {
      heading: 'Twenty-six litres under the seat',
      shot: 'seat',
      description:
        'The battery sits in the floor, so the box has room for shopping or an open-face helmet.',
    },
    {
      heading: 'Two drive modes',
      shot: 'dash',
      description: 'Econ holds the speed at 30 km/h for range, Standard allows 50 km/h.',
    },
    {
      heading: 'No gear, belt or oil',
      shot: 'rear',
      description:
        'The motor sits in the rear wheel; service comes down to brakes, tyres and checks.',
    },
    {
      heading: 'Easy handling',
      shot: 'side',
      description:
        '89.5 kg and a 769 mm seat: light to push, to turn and to put on the main stand.',
    },
  ],
  accessories: [
    {
      heading: 'Charger holder',
      picture: 'charger-holder',
      description: 'Wall bracket and cable reel for the home charger.',
      partNo: '08P95-K8C-D00',
      price: 740,
    },
    {
      heading: 'Floor mat',
      picture: 'floor-mat',
      description: 'Mat with raised rim for wet shoes.',
      partNo: '08P87-K8C-D00',
      price: 420,
    },
    {
      heading: 'Seat cover',
      picture: 'seat-cover',
      description: 'Cover with a foam layer.',
      partNo: '08P40-K8C-D10',
      price: 490,
    },
    {
      heading: 'Side guard',
      picture: 'apron-guard',
      description: 'Guard for apron and rear corners.',
      partNo: '08P70-K8C-D00',
      price: 1650,
    },
    {
      heading: 'Body cover',
      picture: 'body-cover',
      description: 'Cover with a slot for the charging cable.',
      partNo: '08P34-K8C-D00',
      price: 780,
    },
    {
      heading: 'Back rest',
      picture: 'back-rest',
      description: 'Low rest for the pillion.',
      partNo: '08P45-K8C-D00',
      price: 990,
    },
  ],
};
