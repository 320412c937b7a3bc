/** Why this page refused an action, in a text for people. */
export class Refusal extends Error {}
