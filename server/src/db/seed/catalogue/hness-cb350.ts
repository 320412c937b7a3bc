import type { VehicleSheet } from './vehicle-sheet.ts';

export const hnessCb350: VehicleSheet = {
  type: 'motorcycle',
  id: 'hness-cb350',
  bikeName: 'Hness CB350',
  name: "H'ness CB350",
  details:
    'A roadster with 30 Nm at 3,000 rpm that rides at low revs in town and on the highway. It suits weekend riders who want a classic look with dual-channel ABS and torque control. 181 kg on a 1,441 mm wheelbase is steady on the plains and takes some strength on tight hill roads; ride it two-up before you choose it over the CB350.',
  engine: '348.36 cc',
  power: '15.5 kW at 5,500 rpm',
  transmission: '5-speed manual',
  price: 194812,
  variants: [
    { name: 'DLX', price: 194812 },
    { name: 'DLX Pro', price: 197930 },
    { name: 'DLX Pro Chrome', price: 199880 },
  ],
  colours: [
    'Athletic Blue Metallic',
    'Precious Red Metallic',
    'Pearl Igneous Black',
    'Matte Massive Grey Metallic',
    'Pearl Deep Ground Grey',
  ],
  specs: {
    bodyDimensions: {
      length: '2,163 mm',
      width: '800 mm',
      height: '1,107 mm',
      wheelbase: '1,441 mm',
      groundClearance: '166 mm',
      seatHeight: '800 mm',
      kerbWeight: '181 kg',
      fuelCapacity: '15 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, OHC, long stroke',
      displacement: '348.36 cc',
      boreAndStroke: '70.0 x 90.5 mm',
      compressionRatio: '9.5:1',
      maximumPower: '15.5 kW at 5,500 rpm',
      maximumTorque: '30 Nm at 3,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self',
      balancer: 'Coaxial main shaft balancer',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet, assist and slipper',
      gearbox: '5-speed, constant mesh',
      gearPattern: '1 down, 4 up',
      finalDrive: 'Sealed chain',
      tractionControl: 'Selectable torque control',
    },
    tyreDetails: {
      frontTyre: '100/90-19 M/C 57H, tubeless',
      rearTyre: '130/70-18 M/C 63H, tubeless',
      frontBrake: 'Disc, 310 mm',
      rearBrake: 'Disc, 240 mm',
      brakingSystem: 'Dual-channel ABS',
      wheels: 'Alloy, 19 inch front, 18 inch rear',
    },
    frame: {
      frameType: 'Half-duplex cradle, steel',
      frontSuspension: 'Telescopic fork',
      rearSuspension: 'Twin hydraulic shock absorbers, nitrogen-charged',
      fuelTank: 'Steel, 15 L',
      seat: 'One-piece, two levels',
      exhaust: 'Single, chromed',
    },
    Electrical: {
      battery: '12 V, 6 Ah, maintenance-free',
      headlamp: 'LED, round',
      tailLamp: 'LED',
      turnSignals: 'LED, ring-shaped in front',
      instruments: 'Analogue speedometer with digital inset',
      chargingPort: 'USB Type-C',
      hazardSwitch: 'Yes',
      phoneLink: 'Voice control over Bluetooth, on DLX Pro and Chrome',
    },
  },
  features: [
    {
      heading: 'Main shaft balancer',
      shot: 'engine',
      description:
        'A balancer on the main shaft takes out most of the single-cylinder shake at highway speed.',
    },
    {
      heading: 'Single large tail pipe',
      shot: 'rear',
      description: 'One chromed silencer with a wide outlet; the note at idle is low and even.',
    },
    {
      heading: 'Torque control',
      shot: 'dash',
      description:
        'A yellow lamp shows when it is easing the engine on sand or wet paint; hold the left switch to turn it off.',
    },
    {
      heading: 'Light clutch, smooth downshifts',
      shot: 'engine',
      description:
        'The assist and slipper clutch needs little hand force in a jam on Hill Cart Road.',
    },
    {
      heading: 'Big front disc with ABS',
      shot: 'wheel',
      description: 'A 310 mm disc in front and 240 mm at the rear, each with its own ABS channel.',
    },
    {
      heading: 'Dial with digital inset',
      shot: 'dash',
      description:
        'A needle for the speed, an inset for gear, consumption, range and battery voltage.',
    },
    {
      heading: 'Phone by voice on DLX Pro',
      shot: 'dash',
      description: 'A control on the left grip and a headset read messages and give directions.',
    },
  ],
  accessories: [
    {
      heading: 'Crash guard, black',
      picture: 'engine-guard',
      description: 'Guard with round sliders.',
      partNo: '08P70-K4B-D00',
      price: 2850,
    },
    {
      heading: 'Tourer carrier',
      picture: 'rear-carrier',
      description: 'Black carrier with lashing hooks.',
      partNo: '08L70-K4B-D00',
      price: 2250,
    },
    {
      heading: 'Quilted seat cover',
      picture: 'seat-cover',
      description: 'Seat cover in brown or black with quilted pattern.',
      partNo: '08P40-K4B-D10',
      price: 1890,
    },
    {
      heading: 'Fork gaiters',
      picture: 'fork-gaiters',
      description: 'Pair of rubber gaiters against dust.',
      partNo: '08P62-K4B-D00',
      price: 890,
    },
    {
      heading: 'Short screen',
      picture: 'fly-screen',
      description: 'Smoked screen above the headlamp.',
      partNo: '08R70-K4B-D00',
      price: 2190,
    },
    {
      heading: 'Side pannier stay',
      picture: 'bag-holder',
      description: 'Stay for a canvas bag on the left.',
      partNo: '08L75-K4B-D00',
      price: 1780,
    },
    {
      heading: 'Bar-end mirrors',
      picture: 'bar-end-mirrors',
      description: 'Round mirrors for the bar ends, a pair.',
      partNo: '08P88-K4B-D00',
      price: 2490,
    },
  ],
};
