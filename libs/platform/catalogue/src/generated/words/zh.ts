// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"标题合规修复","line":"检查标题违规之处，按平台规则改写出最多三个版本","keywords":"标题,合规,修复,违规,报错,特殊字符,重复词,改写,优化,AI,商品名称"},
  'title-analyzer': {"title":"标题分析器","line":"按站点与类目为商品标题打分，逐条说明扣分原因","keywords":"标题,分析,打分,评分,关键词,密度,长度,合规,SEO,字符数"},
  'listing-optimizer': {"title":"Listing 优化器","line":"为标题、五点、描述和搜索词打分，逐条说明如何改进","keywords":"Listing,优化,五点,描述,搜索词,打分,字节,文案"},
  'keyword-density': {"title":"关键词密度检测","line":"统计目标关键词在文本中出现的频率，指出偏低与堆砌","keywords":"关键词,密度,频率,堆砌,SEO,字数,文案,五点描述"},
  'keyword-combiner': {"title":"关键词组合","line":"两到三组关键词互相搭配，百万条也能浏览、排序、导出","keywords":"关键词,组合,长尾词,搭配,词组,搜索词,广告,PPC,批量"},
  'case-converter': {"title":"大小写转换","line":"把一段文字同时写成六种大小写，一键复制","keywords":"大小写,首字母大写,全大写,全小写,句首大写,反转,交替,标题,文本,转换"},
  'image-checker': {"title":"主图检查","line":"上传前看清主图哪里不合规：纯白背景、占比、尺寸、格式；图片不离开浏览器","keywords":"主图,图片,白底图,纯白背景,85%,占比,图片尺寸,JPEG,PNG,WebP"},
  'profit-calculator': {"title":"利润计算器","line":"扣除全部成本与平台费用后，每件还剩多少","keywords":"利润,利润率,ROI,佣金,保本价,盈亏平衡,定价,亚马逊,费用,毛利"},
  'fba-calculator': {"title":"FBA 费用计算器","line":"按尺寸、重量、售价和日期算 FBA 费用","keywords":"FBA,费用,配送费,仓储费,尺寸分段,体积重,计费重,移除费,亚马逊物流,旺季"},
  'currency-converter': {"title":"汇率换算","line":"按最新汇率换算货币，看走势，注明汇率日期与来源","keywords":"汇率,换算,货币,外汇,美元,人民币,欧元,日元,英镑,结汇,走势"},
  'keyword-researcher': {"title":"关键词研究","line":"从自己的报告看搜索量、竞争度、份额和缺口词","keywords":"关键词,研究,搜索量,竞争度,难度,长尾词,选词,CPC"},
  'competitor-analyzer': {"title":"竞品分析","line":"从自己的文件看竞品的价格带、份额、利润率和机会","keywords":"竞品,竞争对手,ASIN,价格,评分,销量,利润率,排名"},
  'review-analyzer': {"title":"评论分析","line":"从自己的文件看评论情感、主题、评分走势与退货原因","keywords":"评论,评价,情感,差评,好评,主题,ASIN,VOC"},
  'design-patent-search': {"title":"外观专利查询","line":"查询美国外观专利：状态、到期日、权利人、分类","keywords":"外观专利,专利查询,外观设计,侵权,专利号,申请人,USPTO"},
  'unit-converter': {"title":"单位换算","line":"长度、重量、体积、面积、温度、功率与能量，边输入边换算","keywords":"单位,换算,英寸,厘米,磅,千克,盎司,加仑,华氏度,尺寸,重量"},
  'packing-calculator': {"title":"装箱计算器","line":"选出合适的纸箱，并给出摆放方案","keywords":"装箱,纸箱,摆放,体积重,计费重量,运费,FBA,外箱"},
  'world-clock': {"title":"世界时钟","line":"本地与十二座城市的时间、昼夜、夏令时，以及共同的工作时段","keywords":"时区,世界时间,时差,夏令时,美国时间,太平洋时间,开会时间"},
  'amz-seller-calendar': {"title":"亚马逊卖家日历","line":"全年节日与大促的日期、倒计时、准备建议，可导出日历文件","keywords":"节日,大促,会员日,黑五,网一,圣诞,倒计时,备货,日历"},
  'reference-table': {"title":"速查表","line":"美国各州、国家与货币代码、鞋码衣码、纸张、贸易术语、电池与螺丝规格","keywords":"速查表,参考表,州缩写,国家代码,货币代码,鞋码,尺码,贸易术语,Incoterms,纸张尺寸,电池型号,螺丝规格"},
  'qr-code-generator': {"title":"二维码生成","line":"把网址做成二维码：尺寸、颜色、容错级别可选，下载前自动回读校验","keywords":"二维码,QR码,二维码生成器,网址二维码,插卡,PNG,SVG,批量二维码"},
  'barcode-labels': {"title":"条码标签","line":"FNSKU、UPC、EAN、ITF-14 条码，校验位自动算，按毫米打印到标签纸","keywords":"条形码,条码,标签,FNSKU,UPC,EAN,ITF-14,Code 128,校验位,热敏,A4标签纸,贴标"},
  'restock-planner': {"title":"备货计划","line":"补多少货、最晚哪天下单","keywords":"补货,备货,安全库存,补货点,库存天数,断货,FBA库存,起订量,箱规,低量库存费"},
  'word-frequency-analyzer': {"title":"词频分析","line":"文案里哪些词、哪些短语出现最多，一目了然","keywords":"词频,统计,关键词,分析,短语,文案,标题,可读性,中文分词"},
  'search-term-analyzer': {"title":"广告搜索词分析","line":"从搜索词报告看否定什么、加什么、竞价给多少","keywords":"广告,搜索词,搜索词报告,否定词,否定关键词,出单词,竞价,ACOS,PPC,CPC,SP广告,词根"},
};
