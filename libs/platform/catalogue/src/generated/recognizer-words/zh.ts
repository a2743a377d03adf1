// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-fixer': {"ui":{"limit":"标题不得超过 {{limit}} 个字符：粘贴标题即可改写","characters":"标题中不允许的字符：{{list}}","words":"报错涉及的词：{{list}}","message":"粘贴标题，按报错改写"}},
  'title-analyzer': {"ui":{"score":"标题 {{score}} 分，{{length}}/{{max}} 字符","over":"标题 {{score}} 分，{{length}} 字符，超出上限 {{max}} 共 {{over}} 个","no-title":"没有标题可分析"}},
  'listing-optimizer': {"ui":{"terms-of":"作为搜索词：{{bytes}}/{{max}} 字节","terms":"作为搜索词：{{bytes}} 字节"}},
  'profit-calculator': {"ui":{"margin":"每件净利 {{net}}，利润率 {{margin}}，未扣 FBA 费用：{{parts}}","margin-at":"{{marketplace}}站每件净利 {{net}}，利润率 {{margin}}，未扣 FBA 费用：{{parts}}","beforeReferral":"扣佣金前每件利润 {{net}}（我们没有这项佣金数据）：{{parts}}","beforeReferral-at":"{{marketplace}}站扣佣金前每件利润 {{net}}（我们没有这项佣金数据）：{{parts}}","price":"售价 {{price}}","less-sales-tax":"{{before}} − 销售税（增值税等）{{amount}}","less-goods":"{{before}} − 采购成本 {{amount}}","less-shipping":"{{before}} − 运费 {{amount}}","less-advertising":"{{before}} − 广告费 {{amount}}","less-referral":"{{before}} − 销售佣金 {{amount}}","less-digital-services":"{{before}} − 数字服务费 {{amount}}","less-closing":"{{before}} − 结算费 {{amount}}","less-tax-on-fees":"{{before}} − 平台费用的税 {{amount}}"}},
  'fba-calculator': {"ui":{"fee":"{{marketplace}}站 FBA 配送费每件 {{fee}}（不含仓储费），计费重 {{weight}} {{unit}}","fee-storage":"{{marketplace}}站 FBA 配送费 + 1 个月仓储费：每件 {{fee}}，计费重 {{weight}} {{unit}}","size":"体积重 {{weight}} {{unit}}；{{marketplace}}站 FBA 配送费每件 {{fee}} 起，随重量增加","size-storage":"体积重 {{weight}} {{unit}}；{{marketplace}}站 FBA 配送费 + 1 个月仓储费每件 {{fee}} 起，随重量增加","no-fee":"超出{{marketplace}}站 FBA 收费表的尺寸或重量","at-price":"{{line}}，按售价 {{price}} 计算","other-currency":"{{line}}；售价不是 {{currency}}，未用于计算","without-overmax":"{{line}}；不含超限商品特殊处理费（我们没有这个数字）"}},
  'currency-converter': {"ui":{"converted":"{{amount}} = {{result}}（{{date}}汇率）"}},
  'competitor-analyzer': {"ui":{"asin":"ASIN {{asin}}：对比竞品"}},
  'review-analyzer': {"ui":{"asin":"ASIN {{asin}}：评论情感与主题"}},
  'unit-converter': {"ui":{"converted":"{{value}} {{from}} = {{result}} {{to}}","size":"{{length}} × {{width}} × {{height}} {{to}}"}},
  'packing-calculator': {"ui":{"fit":"一箱能装 {{count}} 个（内尺寸 {{sides}} {{unit}}）","none":"{{sides}} {{unit}} 的箱子一个也装不下"}},
  'world-clock': {"ui":{"yours":"{{place}} {{day}} {{time}} = 本地 {{otherDay}} {{otherTime}}","other":"{{place}} {{day}} {{time}} = {{other}} {{otherDay}} {{otherTime}}"}},
  'amz-seller-calendar': {"ui":{"event":"{{name}}：{{date}}，还有 {{days}} 天","none":"{{name}}：日历中没有这一年","day":"{{date}}：距今 {{days}} 天","day-next":"{{date}}：距今 {{days}} 天；之后的节日：{{name}}，{{next}}"}},
  'reference-table': {"ui":{"country":"{{name}}：{{code}}，{{iso3}}，货币 {{currency}}","state":"{{name}}：邮政缩写 {{code}}","currency":"{{name}}：{{code}}，数字代码 {{number}}","table":"表中有 {{rows}} 行"}},
  'qr-code-generator': {"ui":{"code":"二维码 {{modules}} × {{modules}} 格，容错 {{recovers}}"}},
  'barcode-labels': {"ui":{"right":"{{kind}}，校验位正确：{{value}}","wrong":"{{kind}}，校验位错误，应为 {{right}}","added":"{{kind}}，补上校验位：{{value}}","label":"{{kind}} 标签：{{value}}"}},
};
