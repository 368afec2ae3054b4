/** Tags of stories without a picture: those that only prove a behaviour, and those whose pixels never stand still. */
export const WITHOUT_PICTURE: readonly string[] = ['gedrag', 'geen-beeld'];

/** Stories with this tag are seen in the system's own colours (Windows' high contrast). */
export const IN_SYSTEM_COLORS = 'systeemkleuren';
