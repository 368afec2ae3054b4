/** How far a widget is, said by a tag of its stories; `stabiel` where its file says nothing else. */
const statuses = ['nieuw', 'verouderd', 'stabiel'] as const;

/** The status that tags say. */
export const statusOf = (tags: readonly string[]): (typeof statuses)[number] => statuses.find(status => tags.includes(status)) ?? 'stabiel';
