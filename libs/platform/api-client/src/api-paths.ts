export const API_ROOT = '/api/v1';
export const EVENTS_PATH = '/analytics/batch';
