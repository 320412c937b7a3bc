/** Why this page did not do what was asked for, in words for people. */
export class Refusal extends Error {}
