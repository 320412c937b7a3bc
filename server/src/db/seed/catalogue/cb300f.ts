import type { VehicleSheet } from './vehicle-sheet.ts';

export const cb300f: VehicleSheet = {
  type: 'motorcycle',
  id: 'cb300f',
  bikeName: 'CB300F',
  name: 'CB300F',
  details:
    'A 293 cc street bike with six gears and 25.9 Nm, strong enough to climb past Kurseong two-up without constant shifting. It runs on petrol or petrol with up to 85 % ethanol, at a higher consumption with ethanol. The riding position leans forward a little and the pillion pad is small.',
  engine: '293.52 cc',
  power: '18.3 kW at 7,500 rpm',
  transmission: '6-speed manual',
  price: 157214,
  variants: [
    { name: 'Deluxe', price: 157214 },
    { name: 'Deluxe Pro', price: 160488 },
    { name: 'Flex-fuel', price: 171630 },
  ],
  colours: ['Sports Red', 'Matte Axis Gray Metallic', 'Matte Marvel Blue Metallic'],
  specs: {
    bodyDimensions: {
      length: '2,084 mm',
      width: '765 mm',
      height: '1,075 mm',
      wheelbase: '1,390 mm',
      groundClearance: '177 mm',
      seatHeight: '789 mm',
      kerbWeight: '153 kg',
      fuelCapacity: '14.1 L',
    },
    engineDetails: {
      engineType: 'Oil-cooled, four-stroke, single cylinder, SOHC, 4 valves',
      displacement: '293.52 cc',
      boreAndStroke: '77.0 x 63.0 mm',
      compressionRatio: '9.3:1',
      maximumPower: '18.3 kW at 7,500 rpm',
      maximumTorque: '25.9 Nm at 5,500 rpm',
      fuelSystem: 'Programmed fuel injection',
      fuelType: 'Petrol; up to E85 in the flex-fuel variant',
      starting: 'Self',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet, assist and slipper',
      gearbox: '6-speed, constant mesh',
      gearPattern: '1 down, 5 up',
      finalDrive: 'Sealed chain',
      tractionControl: 'Switchable',
    },
    tyreDetails: {
      frontTyre: '110/70R-17 M/C 54H, tubeless radial',
      rearTyre: '150/60R-17 M/C 66H, tubeless radial',
      frontBrake: 'Petal disc, 276 mm',
      rearBrake: 'Petal disc, 220 mm',
      brakingSystem: 'Dual-channel ABS',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Upside-down fork, gold finish',
      rearSuspension: 'Monoshock, five-step preload',
      fuelTank: 'Steel, 14.1 L, with shrouds',
      seat: 'Split, two pieces',
    },
    Electrical: {
      battery: '12 V, 5 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'LED',
      turnSignals: 'LED',
      instruments: 'Digital display, five brightness levels',
      hazardSwitch: 'Yes',
      phoneLink: 'Bluetooth, on Deluxe Pro and flex-fuel',
    },
  },
  features: [
    {
      heading: '25.9 Nm at 5,500 rpm',
      shot: 'engine',
      description:
        'About ten newton metres more than the 184 cc bikes: fewer downshifts on steep grades.',
    },
    {
      heading: 'Oil cooler with four valves',
      shot: 'engine',
      description: 'The oil cooler carries heat away on climbs; there is no coolant to check.',
    },
    {
      heading: 'Flex-fuel variant',
      shot: 'side',
      description:
        'Takes any mix from plain petrol to E85. Ask which pumps near you sell ethanol blends before paying for it.',
    },
    {
      heading: 'Radial tyres, 150 mm at the rear',
      shot: 'rear',
      description: 'Radials run cooler and hold their shape better at speed than cross-ply tyres.',
    },
    {
      heading: 'Selectable torque control',
      shot: 'dash',
      description:
        'Limits wheel spin when you open the throttle on a wet corner; off at the press of a switch.',
    },
    {
      heading: 'Slip-assist clutch',
      shot: 'engine',
      description: 'Light lever for traffic, smooth wheel when shifting down for a bend.',
    },
  ],
  accessories: [
    {
      heading: 'Engine guard, two-piece',
      picture: 'engine-guard',
      description: 'Guard with sliders that leaves the oil cooler free.',
      partNo: '08P70-K6J-D00',
      price: 2650,
    },
    {
      heading: 'Oil cooler grille',
      picture: 'radiator-guard',
      description: 'Mesh guard in black.',
      partNo: '08P58-K6J-D00',
      price: 1150,
    },
    {
      heading: 'Fly screen',
      picture: 'fly-screen',
      description: 'Smoked screen above the headlamp.',
      partNo: '08R70-K6J-D00',
      price: 1390,
    },
    {
      heading: 'Under cowl',
      picture: 'under-cowl',
      description: 'Two-part cover with mesh inserts.',
      partNo: '08P55-K6J-D00',
      price: 2450,
    },
    {
      heading: 'Tank bag, 9 L',
      picture: 'tank-bag',
      description: 'Bag with strap mount and map window.',
      partNo: '08L80-K6J-D00',
      price: 2190,
    },
    {
      heading: 'Tail tidy',
      picture: 'tail-tidy',
      description: 'Shortened plate holder with LED lamp.',
      partNo: '08P59-K6J-D00',
      price: 1690,
    },
  ],
};
