export const uiTexts = {
  carousel: {
    role: 'carousel',
    previous: 'Previous',
    next: 'Next',
    goTo: (position: number) => `Show ${position}`,
    position: (from: number, to: number, count: number) =>
      from === to ? `${from} of ${count}` : `${from} to ${to} of ${count}`,
    pause: 'Pause the pictures',
    play: 'Play the pictures',
  },
  magnifier: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  price: {
    exShowroom: 'Ex-showroom',
  },
  breadcrumb: 'You are here',
  likelyEmail: (email: string) => `Did you mean ${email}?`,
  retry: 'Retry',
  callInstead: (phone: string) => `Or call ${phone}`,
};
