import type { VehicleSheet } from './vehicle-sheet.ts';

export const hornet20: VehicleSheet = {
  type: 'motorcycle',
  id: 'hornet-2-0',
  bikeName: 'Hornet 2.0',
  name: 'Hornet 2.0',
  details:
    'A 184 cc street bike with upside-down fork, dual-channel ABS and traction control, at 142 kg light enough for city traffic. It suits riders stepping up from a 125 or 150 who do the Siliguri to Mirik climb at weekends. There is little wind protection; the NX200 uses the same engine with a screen and a taller seat.',
  engine: '184.40 cc',
  power: '12.50 kW at 8,500 rpm',
  transmission: '5-speed manual',
  price: 147268,
  variants: [
    { name: 'Standard', price: 147268 },
    { name: 'Racing edition', price: 149368 },
  ],
  colours: [
    'Athletic Blue Metallic',
    'Radiant Red Metallic',
    'Pearl Igneous Black',
    'Matte Axis Gray Metallic',
  ],
  specs: {
    bodyDimensions: {
      length: '2,047 mm',
      width: '783 mm',
      height: '1,064 mm',
      wheelbase: '1,355 mm',
      groundClearance: '167 mm',
      seatHeight: '790 mm',
      kerbWeight: '142 kg',
      fuelCapacity: '12 L',
    },
    engineDetails: {
      engineType: 'Air-cooled, four-stroke, single cylinder, SI engine',
      displacement: '184.40 cc',
      boreAndStroke: '61.0 x 63.1 mm',
      compressionRatio: '9.5:1',
      maximumPower: '12.50 kW at 8,500 rpm',
      maximumTorque: '15.7 Nm at 6,000 rpm',
      fuelSystem: 'Programmed fuel injection',
      starting: 'Self',
    },
    transmissionDetails: {
      clutch: 'Multi-plate, wet, assist and slipper',
      gearbox: '5-speed, constant mesh',
      gearPattern: '1 down, 4 up',
      finalDrive: 'Roller chain',
      tractionControl: 'Switchable',
    },
    tyreDetails: {
      frontTyre: '110/70-17 M/C 54P, tubeless',
      rearTyre: '140/70-17 M/C 66P, tubeless',
      frontBrake: 'Petal disc, 276 mm',
      rearBrake: 'Petal disc, 220 mm',
      brakingSystem: 'Dual-channel ABS',
      wheels: 'Alloy, 17 inch',
    },
    frame: {
      frameType: 'Diamond',
      frontSuspension: 'Upside-down fork',
      rearSuspension: 'Monoshock',
      fuelTank: 'Steel, 12 L, with shrouds',
      seat: 'Split, two pieces',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'LED, X-shaped',
      turnSignals: 'LED',
      instruments: '4.2 inch TFT with Bluetooth',
      chargingPort: 'USB Type-C',
      hazardSwitch: 'Yes',
    },
  },
  features: [
    {
      heading: 'Assist and slipper clutch',
      shot: 'engine',
      description:
        'The lever is lighter in town, and a hasty downshift does not make the rear wheel hop.',
    },
    {
      heading: 'Traction control',
      shot: 'dash',
      description:
        'It cuts engine torque when the rear wheel spins on wet moss or gravel; you can switch it off.',
    },
    {
      heading: 'Dual-channel ABS',
      shot: 'wheel',
      description:
        'Both discs are guarded, which matters on a wet downhill where the rear wheel goes light.',
    },
    {
      heading: 'Upside-down fork in gold',
      shot: 'wheel',
      description: 'Holds its line under hard braking and gives the front of the bike its look.',
    },
    {
      heading: 'Display with phone functions',
      shot: 'dash',
      description:
        'Calls, music and turn prompts in a 4.2 inch colour display, run by a switch on the left grip.',
    },
    {
      heading: '140 mm rear tyre',
      shot: 'rear',
      description:
        'A section wider than on the 160s, for more rubber on the road when leaned over.',
    },
  ],
  accessories: [
    {
      heading: 'Frame sliders',
      picture: 'frame-sliders',
      description: 'Pair of sliders that take the first contact in a fall at walking pace.',
      partNo: '08P71-K3W-D00',
      price: 1650,
    },
    {
      heading: 'Under cowl, painted',
      picture: 'under-cowl',
      description: 'Lower cover in the body colour.',
      partNo: '08P55-K3W-D00',
      price: 1890,
    },
    {
      heading: 'Tank pad with knee grips',
      picture: 'tank-pad-grips',
      description: 'Three-piece pad set.',
      partNo: '08P31-K3W-D00',
      price: 560,
    },
    {
      heading: 'Bar-end weights',
      picture: 'bar-ends',
      description: 'Machined weights in red or silver.',
      partNo: '08P85-K3W-D00',
      price: 780,
    },
    {
      heading: 'Rear tyre hugger',
      picture: 'tyre-hugger',
      description: "Keeps spray off the monoshock and the pillion's back.",
      partNo: '08P57-K3W-D00',
      price: 990,
    },
    {
      heading: 'USB extension lead',
      picture: 'usb-lead',
      description: 'Lead from the socket to a tank bag.',
      partNo: '08E71-K3W-D00',
      price: 340,
    },
  ],
};
