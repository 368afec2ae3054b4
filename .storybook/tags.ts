/** Tags of stories without a picture: those that only prove a behaviour, and those whose pixels never stand still. */
const WITHOUT_PICTURE: readonly string[] = ['gedrag', 'geen-beeld'];

/** Whether a picture is taken of a story. None of flows: they pass through screens that have their own. */
export const hasPicture = ({ title = '', tags = [] }: { title?: string; tags?: string[] }): boolean =>
  !title.startsWith('flows/') && !WITHOUT_PICTURE.some(tag => tags.includes(tag));

/** The rooms whose stories are checked in high contrast as well, and have a second picture in it. */
export const IN_BOTH_THEMES = /^(?:controls|tiles|frame|forms)\//;

/** Stories with this tag are seen in the system's own colours (Windows' high contrast). */
export const IN_SYSTEM_COLORS = 'systeemkleuren';
