import type { VehicleSheet } from './vehicle-sheet.ts';

export const nx200: VehicleSheet = {
  type: 'motorcycle',
  id: 'nx200',
  bikeName: 'NX200',
  name: 'NX200',
  details:
    'An upright tourer on the 184 cc engine of the Hornet 2.0, with screen, knuckle covers, dual-channel ABS and traction control. The wide bar and 810 mm seat suit taller riders on long days such as Siliguri to Gangtok. Tyres and suspension are made for tar and bad tar, not for riverbeds.',
  engine: '184.40 cc',
  power: '12.50 kW at 8,500 rpm',
  transmission: '5-speed manual',
  price: 157836,
  variants: [
    { name: 'Standard', price: 157836 },
    { name: 'Standard, special colour', price: 158936 },
  ],
  colours: ['Radiant Red Metallic', 'Athletic Blue Metallic', 'Pearl Igneous Black'],
  specs: {
    bodyDimensions: {
      length: '2,035 mm',
      width: '843 mm',
      height: '1,248 mm',
      wheelbase: '1,355 mm',
      groundClearance: '167 mm',
      seatHeight: '810 mm',
      kerbWeight: '148 kg',
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
      frontSuspension: 'Upside-down fork, gold finish',
      rearSuspension: 'Monoshock',
      fuelTank: 'Steel, 12 L, between side cowls',
      seat: 'Split, two pieces',
      handlebar: 'Tapered, raised',
    },
    Electrical: {
      battery: '12 V, 4 Ah, maintenance-free',
      headlamp: 'LED',
      tailLamp: 'LED',
      turnSignals: 'LED, in the knuckle covers in front',
      instruments: '4.2 inch TFT with Bluetooth',
      chargingPort: 'USB Type-C',
      hazardSwitch: 'Yes',
    },
  },
  features: [
    {
      heading: 'Screen and knuckle covers',
      shot: 'lamp',
      description:
        'They take wind and drizzle off chest and hands; the hands stay warmer on the road to Darjeeling.',
    },
    {
      heading: 'Upright, wide handlebar',
      shot: 'dash',
      description: 'The raised bar keeps the back straight and gives leverage on hairpins.',
    },
    {
      heading: 'Switchable traction control',
      shot: 'dash',
      description:
        'Leave it on for wet tar; switch it off where loose stones would otherwise stop you.',
    },
    {
      heading: 'ABS on both wheels',
      shot: 'wheel',
      description:
        'Front and rear discs have their own channel, so a locked rear wheel is prevented as well.',
    },
    {
      heading: 'Slipper clutch',
      shot: 'engine',
      description: 'Engine braking on long descents stays smooth when you drop a gear.',
    },
    {
      heading: 'Turn prompts in view',
      shot: 'dash',
      description:
        'The display sits high behind the screen, with navigation prompts from the phone.',
    },
  ],
  accessories: [
    {
      heading: 'Top box carrier',
      picture: 'rear-carrier',
      description: 'Aluminium carrier for a 35 L top box.',
      partNo: '08L70-K3Y-D00',
      price: 2890,
    },
    {
      heading: 'Top box, 35 L',
      picture: 'top-box',
      description: 'Lockable box with room for one full-face helmet.',
      partNo: '08L71-K3Y-D00',
      price: 4950,
    },
    {
      heading: 'Engine guard, touring',
      picture: 'engine-guard',
      description: 'Two-stage guard with mounts for fog lamps.',
      partNo: '08P70-K3Y-D00',
      price: 2480,
    },
    {
      heading: 'LED fog lamps',
      picture: 'fog-lamps',
      description: 'A pair of lamps with switch and wiring.',
      partNo: '08V70-K3Y-D00',
      price: 4200,
    },
    {
      heading: 'Tall screen',
      picture: 'windscreen',
      description: 'Screen 90 mm taller than the standard one.',
      partNo: '08R70-K3Y-D00',
      price: 1680,
    },
    {
      heading: 'Skid plate',
      picture: 'skid-plate',
      description: 'Aluminium plate under the engine.',
      partNo: '08P56-K3Y-D00',
      price: 1920,
    },
    {
      heading: 'Side bag holders',
      picture: 'bag-holder',
      description: 'Steel frames that keep soft bags off the exhaust.',
      partNo: '08L75-K3Y-D00',
      price: 2250,
    },
  ],
};
