import * as z from 'zod/mini';

/** `GET /feedback/stats/new`: how much feedback has the status `new`. */
export const newFeedbackSchema = z.object({ new_feedback: z.int() });
