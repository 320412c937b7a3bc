// A long run tries more values of every property than fast-check's default of 100.
const { PROPERTY_RUNS } = process.env;
if (PROPERTY_RUNS) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: Number(PROPERTY_RUNS) });
}
