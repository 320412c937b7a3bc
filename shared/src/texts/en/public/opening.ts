export const openingTexts = {
  open: (until: string) => `Open now, until ${until}`,
  allDay: 'Open 24 hours',
  closed: 'Closed now',
  opensAt: (next: string) => `Closed now, opens at ${next}`,
  closedToday: (reason: string) => `Closed today: ${reason}`,
  closedTodayUntil: (reason: string, next: string) => `Closed today: ${reason}. We open at ${next}`,
};
