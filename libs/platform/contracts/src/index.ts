export { FIELD_CODES, type FieldCode } from '@seller-toolbox/tool-contract';
export {
  analyticsBatchSchema,
  analyticsEventSchema,
  batchReceiptSchema,
  MAX_BATCH_BYTES,
  MAX_EVENTS_PER_BATCH,
  MAX_USAGE_DATA_BYTES,
  pageViewEventSchema,
  sessionEventSchema,
  toolUsageEventSchema,
  USAGE_TYPES,
  type AnalyticsBatch,
  type AnalyticsEvent,
  type BatchReceipt,
  type UsageType,
} from './analytics-events.ts';
export {
  auditQuerySchema,
  auditRowSchema,
  auditRowsSchema,
  type AuditQuery,
  type AuditRow,
} from './audit.ts';
export {
  changePasswordSchema,
  loginSchema,
  meSchema,
  refreshTokenSchema,
  REQUESTED_WITH,
  ROLES,
  sessionParamsSchema,
  sessionRowSchema,
  sessionRowsSchema,
  signedInSchema,
  signedOutSchema,
  userSchema,
  verifiedSchema,
  type Login,
  type Role,
  type SessionRow,
  type SignedIn,
  type User,
} from './auth.ts';
export { fieldErrorSchema, refusalSchema, successSchema, type FieldError, type Refusal } from './envelope.ts';
export { CLIENT_ERROR_CODES, ERROR_CODES, type ClientErrorCode, type ErrorCode } from './error-codes.ts';
export { healthSchema, probeSchema, type Health } from './health.ts';
export {
  MAX_PAGE_LIMIT,
  pageQuerySchema,
  paginationSchema,
  queryInteger,
  type PageQuery,
  type Pagination,
} from './pagination.ts';
export {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  newPasswordProblem,
  passwordChangeProblems,
  type PasswordChange,
} from './password-rules.ts';
export { siteConfigSchema, siteInLanguage, type Site, type SiteConfig } from './site-config.ts';
export { storedText } from './stored-text.ts';
export { systemInfoSchema, type SystemInfo } from './system.ts';
export {
  runToolSchema,
  toolDescriptionSchema,
  toolExampleSchema,
  toolParamsSchema,
  toolRowSchema,
  toolRowsSchema,
  type RunTool,
  type ToolDescription,
  type ToolRow,
} from './tools.ts';
export { topToolSchema, topToolsQuerySchema, topToolsSchema, type TopTool } from './top-tools.ts';
