/** How the worked example is analyzed. */
export const WORKED_SETTINGS = { targetAcos: 30, brandWords: 'aquapeak' };
