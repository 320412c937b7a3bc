import type { VehicleSheet } from './vehicle-sheet.ts';

export const cb125Hornet: VehicleSheet = {
  type: 'motorcycle',
  id: 'cb125-hornet',
  bikeName: 'CB125 Hornet',
  name: 'CB125 Hornet',
  details:
    'A 125 built like a larger naked bike: upside-down fork, monoshock, ABS on the front disc and a TFT display. It suits students and first riders who want firm handling on the Sevoke bends and can live with a stiffer seat. Fuel cost is close to other 125s; the purchase price is clearly higher.',
  engine: '123.94 cc',
  power: '8.20 kW at 7,500 rpm',
  transmission: '5-speed manual',
  price: 104628,
  variants: [
    { name: 'Standard', price: 104628 },
    { name: 'Standard, special colour', price: 105828 },
  ],
  colours: [
    'Pearl Siren Blue with Lemon Ice Yellow',
    'Pearl Igneous Black',
    'Pearl Siren Blue with Athletic Blue Metallic',
    'Pearl Siren Blue with Sports Red',
  ],
  specs: {
    bodyDimensions: {
      length: '2,015 mm',
      width: '783 mm',
      height: '1,087 mm',
      wheelbase: '1,330 mm',
      groundClearance: '166 mm',
      seatHeight: '783 mm',
      kerbWeight: '124 kg',
      fuelCapacity: '12 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '123.94 cc',
      boreAndStroke: '50.0 x 63.12 mm',
      compressionRatio: '10.0:1',
      maximumPower: '8.20 kW at 7,500 rpm',
      maximumTorque: '11.2 Nm at 6,000 rpm',
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
      rearTyre: '110/80-17 M/C 57P, tubeless',
      frontBrake: 'Petal disc, 240 mm',
      rearBrake: 'Drum, 130 mm',
      brakingSystem: 'Single-channel ABS',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Upside-down fork, gold finish',
      rearSuspension: 'Monoshock, five-step preload',
      fuelTank: 'Steel, 12 L, with extended shrouds',
      seat: 'Split, two pieces',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'LED with twin daytime lamps',
      tailLamp: 'LED',
      turnSignals: 'LED',
      instruments: '4.2 inch TFT with Bluetooth',
      chargingPort: 'USB Type-C',
      engineStop: 'Side-stand engine inhibitor',
    },
  },
  features: [
    {
      heading: 'Upside-down fork',
      shot: 'wheel',
      description:
        'Stiffer under braking than a conventional fork; the only 125 in our list that has one.',
    },
    {
      heading: 'Single-channel ABS',
      shot: 'wheel',
      description:
        'The front wheel does not lock when you brake hard on wet leaves or sand. The rear drum has no ABS.',
    },
    {
      heading: 'LED lamps all round',
      shot: 'lamp',
      description: 'Headlamp, twin daytime lamps, tail lamp and indicators are LED.',
    },
    {
      heading: 'Phone link in a TFT display',
      shot: 'dash',
      description: 'Calls, messages and turn prompts appear in the 4.2 inch colour display.',
    },
    {
      heading: 'Split seat',
      shot: 'seat',
      description:
        'Rider and pillion sit on separate pads; the raised rear pad is short, so let your pillion try it.',
    },
  ],
  accessories: [
    {
      heading: 'Shroud protection film',
      picture: 'sticker-set',
      description: 'Clear film set for the tank shrouds.',
      partNo: '08P30-K3M-D00',
      price: 460,
    },
    {
      heading: 'Under cowl',
      picture: 'under-cowl',
      description: 'Painted lower cover in body colour.',
      partNo: '08P55-K3M-D00',
      price: 1390,
    },
    {
      heading: 'Crash guard, slim',
      picture: 'engine-guard',
      description: 'Two-piece guard that leaves the shrouds visible.',
      partNo: '08P70-K3M-D00',
      price: 1480,
    },
    {
      heading: 'Tank pad',
      picture: 'tank-pad',
      description: 'Rubber pad with bike-specific cut.',
      partNo: '08P31-K3M-D00',
      price: 340,
    },
    {
      heading: 'Fly screen',
      picture: 'fly-screen',
      description: 'Small tinted screen above the headlamp.',
      partNo: '08R70-K3M-D00',
      price: 720,
    },
  ],
};
