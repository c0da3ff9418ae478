/** What the ends of pages ask. The answers go to the contact form in its address (decisions): `?place=Sweetwater&start=May`. */
export const addressAnswers = ['place', 'start', 'question', 'website', 'size', 'conditions'] as const;

export type AddressAnswer = (typeof addressAnswers)[number];
