// For what shows the limits of the AI calls: loaded with it, because most pages ask no AI.
export { AI_LIMITS, AI_TEXT_LIMITS } from '@seller-toolbox/contracts/ai';
