// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-analyzer': {"title":"标题分析器","line":"按站点与类目为商品标题打分，逐条说明扣分原因","keywords":"标题,分析,打分,评分,关键词,密度,长度,合规,SEO,字符数"},
  'fba-calculator': {"title":"FBA 费用计算器","line":"尺寸与重量决定分段，分段决定费用","keywords":"FBA,费用,配送费,仓储费,尺寸分段,体积重,计费重,移除费,亚马逊物流,旺季"},
  'unit-converter': {"title":"单位换算","line":"长度、重量、体积、面积、温度、功率与能量，边输入边换算","keywords":"单位,换算,英寸,厘米,磅,千克,盎司,加仑,华氏度,尺寸,重量"},
};
