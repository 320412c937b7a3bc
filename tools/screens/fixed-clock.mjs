// Preloaded into the server whose screens are taken: its time is always the instant in FIXED_CLOCK.
const now = Number(process.env.FIXED_CLOCK);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
  get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
});
