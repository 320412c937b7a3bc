/**
 * Everything that makes this product one particular dealership. To run it for another one, change
 * this file: nothing else names the dealership. The numbers and addresses are samples that reach
 * nobody (`+91 00000 000NN`, example.com).
 */
export const dealership = {
  name: 'Teesta Two-Wheelers',
  city: 'Siliguri',
  address: {
    street: 'Sevoke Road',
    city: 'Siliguri',
    state: 'West Bengal',
    pinCode: '734001',
  },
  email: 'hello@example.com',
  contacts: [
    { desk: 'sales', label: 'Sales', phone: '+91 00000 00001' },
    { desk: 'sales', label: 'Sales', phone: '+91 00000 00002' },
    { desk: 'service', label: 'Service', phone: '+91 00000 00003' },
    { desk: 'service', label: 'Service', phone: '+91 00000 00004' },
  ],
  footerPhones: [
    { label: 'Sales', phone: '+91 00000 00001' },
    { label: 'Sales', phone: '+91 00000 00002' },
    { label: 'Service', phone: '+91 00000 00003' },
    { label: 'Service', phone: '+91 00000 00004' },
    { label: 'Spare parts', phone: '+91 00000 00005' },
    { label: 'Insurance', phone: '+91 00000 00006' },
  ],
  /** International form without plus or blanks, as wa.me wants it. */
  whatsapp: '910000000001',
  openingHours: {
    weekdays: { label: 'Mon to Sat', opens: '10:00 AM', closes: '07:00 PM' },
    sunday: { label: 'Sunday', opens: '11:00 AM', closes: '05:00 PM' },
  },
  /** What most of our customers' loans are like; the EMI calculator offers it. */
  loan: { annualRate: 9.5, years: [2, 3, 5] },
  position: { latitude: 26.7271, longitude: 88.4312 },
  /**
   * Shown in a frame of another site, and only when the visitor asks for it. The page's security
   * policy allows frames of these two origins alone.
   */
  frames: {
    /** OpenStreetMap's frame around `position`. */
    map: 'https://www.openstreetmap.org/export/embed.html?bbox=88.4212%2C26.7211%2C88.4412%2C26.7331&layer=mapnik&marker=26.7271%2C88.4312',
    /** The Joy Club's video; without cookies until it plays. */
    joyClubVideo: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  },
  socialLinks: [
    { label: 'Facebook', url: 'https://www.facebook.com/example' },
    { label: 'Instagram', url: 'https://www.instagram.com/example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@example' },
  ],
  developerCredit: { name: 'Example Web Studio', url: 'https://example.com/' },
  vendorCredit: 'Example IT Services',
  /**
   * Version of the privacy notice shown at every form; stored with each enquiry. Change it whenever
   * the notice's text changes.
   */
  noticeVersion: '2026-11.4',
} as const;
