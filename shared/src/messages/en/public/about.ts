/** Texts of the about page. */
export const aboutTexts = {
  kind: 'About us',
  title: 'A road, a workshop, a showroom',
  lead: ({ street, city }: { street: string; city: string }) =>
    `We sell and service two-wheelers on ${street} in ${city}, where the plains end and the hill roads begin.`,
  enquire: 'Send an enquiry',
  findUs: 'Find us',
  figures: [
    { figure: '1996', text: 'the year we opened, with one lift and two mechanics' },
    { figure: '26', text: 'motorcycles and scooters in our range' },
    { figure: '7', text: 'days a week that we answer the phone' },
  ],
  history: {
    heading: 'Our story',
    steps: [
      {
        year: '1996',
        title: 'Two mechanics and a lift',
        text: 'Teesta Two-Wheelers started as a workshop behind a tea stall on Sevoke Road. Riders heading up to Kalimpong stopped for a clutch cable and came back for a service.',
      },
      {
        year: '2003',
        title: 'The first showroom',
        text: 'Six motorcycles in a forty-foot room. Customers asked us which one to buy because we had worked on them all. We still answer that question the same way.',
      },
      {
        year: '2010',
        title: 'Scooters arrive',
        text: 'Teachers, nurses and shopkeepers took to two wheels. We added a second service bay and a waiting room, and the first woman joined our mechanics.',
      },
      {
        year: '2017',
        title: 'Spare parts under one roof',
        text: 'We opened a separate parts counter, stocked for the models people ride between the Terai and the Dooars.',
      },
      {
        year: 'Today',
        title: 'Still on the same road',
        text: 'Sales, finance, insurance, workshop and spare parts, side by side in one building.',
      },
    ],
  },
  promises: {
    heading: 'How we work',
    list: [
      {
        title: 'Prices you can see',
        text: 'Ex-showroom prices are on this website. Ask us for the on-road price, with registration, insurance and accessories listed one by one.',
      },
      {
        title: 'Ask to see the work',
        text: 'Ask us what was done and why, and to see the parts that were replaced.',
      },
      {
        title: 'Honest advice',
        text: 'If a repair is not worth the money, or a smaller model would do, we will say so.',
      },
      {
        title: 'We speak your language',
        text: 'Bengali, Hindi, Nepali and English, at the counter and on the phone.',
      },
    ],
  },
  place: {
    heading: 'Why here',
    paragraphs: [
      'Siliguri lies between the Mahananda and the Teesta. Within an hour, a two-wheeler from here can be on a tea estate in the Dooars, in traffic on Hill Cart Road, or on the bends above the Coronation Bridge. Few places ask as much of brakes, clutch and chain.',
      'So tell us where you ride when you book a service. A motorcycle that climbs to Darjeeling every week wears its brakes faster than one that goes to college.',
    ],
  },
  joyClub: { title: 'Joy Club', text: 'Sunday rides and workshop evenings with other customers.' },
  next: {
    heading: 'Come and see for yourself',
    text: 'No appointment needed. Sit on any of them, ask anything, and bring your licence if you would like a test ride.',
    message: (name: string) => `Hello ${name}, I would like to visit the showroom.`,
  },
};
