/** The settings of the worked example. */
export const WORKED_SETTINGS = { targetAcos: 30, brandWords: 'aquapeak' };
